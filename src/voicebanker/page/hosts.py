"""Which addresses the page answers to: a name that somebody else points here is none of them."""

import ipaddress
import socket
from urllib.parse import urlsplit


def is_own_host(host: str) -> bool:
    """Tell whether ``host``, as a browser sends it, is an address or a name of this machine.

    A page of the open internet may let its own name point at this machine; the browser would
    then take that page for ours. An address in figures cannot be borrowed so.
    """
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if name is None:
        return False
    if name == "localhost" or name in _own_names():
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(origin: str | None, host: str) -> bool:
    """Tell whether a connection comes from a page that this server has given out."""
    if origin is None:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name.split('.')[0]}.local"}


def reachable_address(address: str) -> str:
    """Return how others reach a server bound to ``address``: of all addresses, the outward one.

    Nothing is sent: the system only says which way it would go.
    """
    if address not in ("0.0.0.0", "::"):
        return address
    family = socket.AF_INET6 if address == "::" else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255" if family == socket.AF_INET else "fd00::1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def is_local(address: str) -> bool:
    """Tell whether only this machine reaches ``address``."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_trusted_by_browsers(scheme: str, host: str) -> bool:
    """Tell whether browsers take a page at ``host``, one of ours, for safe from eavesdroppers."""
    return scheme in ("https", "wss") or is_local(urlsplit(f"//{host}").hostname or "")


def in_url(address: str) -> str:
    """Return an address as it is written in a URL."""
    return f"[{address}]" if ":" in address else address
