"""An address where there is nothing: a page for people, a problem for programs."""

from tests.server.web.house import house


def test_people_get_a_page_and_programs_a_problem() -> None:
    with house() as here:
        for path in ("/nowhere", "/no/where/at/all"):
            page = here.client.get(path, headers={"Accept": "text/html,*/*"})
            assert page.status_code == 404
            assert page.headers["content-type"].startswith("text/html")
            plain = here.client.get(path, headers={"Accept": "application/json"})
            assert plain.status_code == 404
            assert plain.json()["why"] == "not-found"
        asked = here.client.get("/api/tables/none", headers={"Accept": "text/html"})
        assert asked.json()["why"] == "no-table"


def test_bots_may_not_think_for_ever() -> None:
    with house() as here:
        me = here.client.post("/api/me", json={"name": "ann"}, headers={"X-Tangled-Bank": "1"})
        assert me.status_code < 300
        for bot, status in (("search:0.2s", 201), ("search:900s", 400), ("search:999999i", 400)):
            made = here.client.post(
                "/api/tables",
                json={"setup": {"seats": [{"bot": ""}, {"bot": bot}]}},
                headers={"X-Tangled-Bank": "1", "Origin": str(here.client.base_url)},
            )
            assert made.status_code == status, (bot, made.text)
