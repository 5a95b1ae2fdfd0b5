"""A program that plays over HTTP alone: it looks, it decides, and it counts as being there."""

from tests.server.web.house import house


def test_a_program_without_a_websocket_plays_on() -> None:
    with house() as here:
        token = here.client.post(
            "/api/tokens", json={"name": "prog"}, headers={"X-Tangled-Bank": "1"}
        ).json()["token"]
        me = {"Authorization": f"Bearer {token}"}
        made = here.client.post(
            "/api/tables", json={"setup": {"seats": [{"bot": ""}, {"bot": "random"}]}}, headers=me
        ).json()
        path = f"/api/tables/{made['table']}"
        stranger = here.client.get(f"{path}/news", headers=me)
        assert stranger.status_code == 403
        assert stranger.json()["why"] == "not-seated"

        def command(**fields: object) -> dict[str, object]:
            answer = here.client.post(f"{path}/commands", json=fields, headers=me)
            found = answer.json()
            assert isinstance(found, dict)
            return found

        assert command(t="sit", id="1", seat=0)["t"] == "done"
        assert command(t="ready", id="2", nonce="00" * 16)["t"] == "done"
        decided = 0
        while decided < 3:
            news = here.client.get(f"{path}/news", headers=me).json()
            assert news["table"]["seats"][0]["here"]
            if news["ask"]:
                ask = news["ask"][0]
                action = ask["moves"][0]["action"]
                said = command(t="decide", id=f"d{decided}", moment=ask["moment"], action=action)
                assert said["t"] == "done"
                decided += 1
