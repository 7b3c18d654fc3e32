"""A certificate made on the spot, so that a phone's browser lends its microphone.

Nobody vouches for it, so browsers warn; docs/page.md says what to do. It is kept, so that
a phone that has accepted it is not asked again at the next game.
"""

import datetime
import ipaddress
import os
import socket
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

_VALID = datetime.timedelta(days=397)
"""Browsers accept no longer one."""
_NAME = "Voice Banker at your table"


@dataclass(frozen=True, slots=True)
class Certificate:
    """Where the certificate and its key lie, and the fingerprint that browsers show."""

    file: Path
    key_file: Path
    fingerprint: str


def certificate_for(addresses: tuple[str, ...], folder: Path) -> Certificate:
    """Return a certificate for ``addresses``: the one kept in ``folder`` if it fits, else a new."""
    file, key_file = folder / "page-certificate.pem", folder / "page-key.pem"
    kept = _kept(file, addresses) if key_file.is_file() else None
    if kept is None:
        kept = _make(addresses, file, key_file)
    digest = kept.fingerprint(hashes.SHA256()).hex().upper()
    pairs = ":".join(digest[place : place + 2] for place in range(0, len(digest), 2))
    return Certificate(file, key_file, pairs)


def _kept(file: Path, addresses: tuple[str, ...]) -> x509.Certificate | None:
    try:
        kept = x509.load_pem_x509_certificate(file.read_bytes())
        names = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return None
    tomorrow = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=1)
    fits = all(_general_name(address) in names for address in addresses)
    return kept if fits and kept.not_valid_after_utc > tomorrow else None


def _make(addresses: tuple[str, ...], file: Path, key_file: Path) -> x509.Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _NAME)])
    now = datetime.datetime.now(datetime.UTC)
    names = dict.fromkeys((*addresses, "localhost", "127.0.0.1", socket.gethostname()))
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + _VALID - datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(map(_general_name, names)), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    key_file.unlink(missing_ok=True)
    with os.fdopen(os.open(key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(secret)
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    return made


def _general_name(address: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(address))
    except ValueError:
        return x509.DNSName(address)
