"""Which key is whose, for those who do not see the keyboard or the screen."""

from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say


def keys_told(banker: Banker) -> list[Say]:
    """Tell which number key is whose button: of all tokens, or of those that play.

    Nothing where the buttons are no number keys.
    """
    if not banker.number_keys:
        return []
    edition, players = banker.game.edition, banker.game.players
    tokens = [(number, token.id) for number, token in enumerate(edition.tokens, start=1)]
    keys = [
        banker.say("set-up-token", facts={"number": number, "player": token}).text
        for number, token in tokens
        if token in players or banker.state == "joining"
    ]
    return [banker.say("set-up-tokens", facts={"keys": banker.replies.catalogue.join(keys)})]


def who_is_who(banker: Banker, listener: str | None) -> Say:
    """Tell a player which token is theirs, who plays, and which key does what."""
    sentences = [] if listener is None else [banker.say("keys-yours", facts={"player": listener})]
    sentences += keys_told(banker)
    if banker.number_keys:
        sentences.append(banker.say("keys-others"))
    elif banker.game.players:
        playing = {"players": banker.game.still_in or banker.game.players}
        sentences.append(banker.say("keys-players", facts=playing))
    return Say(" ".join(one.text for one in sentences))
