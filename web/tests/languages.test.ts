// @vitest-environment jsdom
/** The reader's language: which one, what is done when words are missing, and how they are joined. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Words } from "../src/lib/i18n/bundles";
import { chooseLanguage, firstLanguage } from "../src/lib/chosenLanguage";
import {
  knows,
  language,
  languages,
  learn,
  list,
  nearest,
  preferred,
  sentences,
  speak,
  t,
  tOr,
  withColon,
  withCommas,
} from "../src/lib/i18n";
import { pseudo } from "../src/lib/i18n/pseudo";
import { router } from "../src/lib/router.svelte";
import { change, settings } from "../src/lib/settings.svelte";
import { breakable } from "../src/table/words";

let warned: string[] = [];

beforeEach(() => {
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => void warned.push(line));
});

afterEach(async () => {
  await speak("en");
  change({ language: "" });
  history.replaceState(null, "", "/");
});

describe("the language", () => {
  it("is one of those that there are folders for, by its own name", () => {
    expect(languages).toMatchObject({ en: "English", uk: "Українська", ru: "Русский" });
    expect(languages["zh-TW"]).toMatch(/^中文/);
  });

  it("is the nearest to what is asked for", () => {
    expect(nearest("uk-UA")).toBe("uk");
    expect(nearest("ZH-tw")).toBe("zh-TW");
    for (const tag of ["zh", "zh-Hant", "zh-Hant-HK", "zh-CN"]) expect(nearest(tag)).toBe("zh-TW");
    expect(nearest("tlh")).toBe("");
    expect(preferred(["be", "ru-BY", "en"])).toBe("ru");
    expect(preferred(["tlh"])).toBe("en");
  });

  it("changes everywhere at once, also what was learned before", async () => {
    await learn("rules");
    await speak("uk");
    expect(language()).toBe("uk");
    expect(document.documentElement.lang).toBe("uk");
    expect(t("rules-title")).toBe("Правила");
    expect(t("settings")).not.toBe("Settings");
    expect(warned).toEqual([]);
  });

  it("is the last one chosen, whichever comes first", async () => {
    await Promise.all([speak("ru"), speak("zh-TW")]);
    expect(language()).toBe("zh-TW");
  });

  it("may be named in the address, and is kept if nothing else was chosen", async () => {
    await firstLanguage("?lang=uk");
    expect(language()).toBe("uk");
    expect(settings.language).toBe("uk");
    await firstLanguage("?lang=ru");
    expect(language()).toBe("ru");
    expect(settings.language).toBe("uk");
  });

  it("is the browser's where the address names none that there is", async () => {
    await firstLanguage("?lang=tlh");
    expect(language()).toBe("en");
    expect(warned.join()).toContain("tlh");
  });

  it("follows a choice in the address as well, and leaves the rest of it", async () => {
    history.replaceState(null, "", "/rules?q=fat#top");
    const stop = router.start();
    await chooseLanguage("ru", true);
    expect(location.search).toBe("?q=fat&lang=ru");
    expect(location.hash).toBe("#top");
    await chooseLanguage("uk");
    expect(location.search).toBe("?q=fat&lang=uk");
    await chooseLanguage("");
    expect(location.search).toBe("?q=fat");
    stop();
  });
});

describe("words that are missing", () => {
  it("are English ones of a language that there is not", async () => {
    await speak("tlh");
    expect(language()).toBe("en");
    expect(warned.join()).toContain("tlh");
  });

  it("are told of by their names where they cannot be read", () => {
    const words = new Words("uk");
    expect(words.read("good = Добре\nbad = { $x\nlast = Усе\n")).toEqual(["bad"]);
    expect(words.say("good")).toBe("Добре");
    expect(words.say("bad")).toBeNull();
    words.read("other = { $name } тут");
    expect(words.say("other", { name: "Ожина" })).toBe("Ожина тут");
    expect(words.say("other")).toBeNull();
  });

  it("are nowhere: then the id, or the server's words", async () => {
    await speak("uk");
    await vi.waitFor(() => expect(t("no-such-message")).toBe("no-such-message"));
    expect(tOr("no-such-message", "its words")).toBe("its words");
    expect(knows("no-such-message")).toBe(false);
    expect(warned.join()).toContain("no-such-message");
  });
});

describe("words that are joined", () => {
  it("have the language's own marks between them", async () => {
    expect(withCommas(["a", false, "b", ""])).toBe("a, b");
    expect(sentences(["One.", "Two."])).toBe("One. Two.");
    expect(withColon("a", "b")).toBe("a: b");
    await speak("zh-TW");
    expect(withCommas(["甲", "乙"])).toBe("甲，乙");
    expect(sentences(["甲。", "乙。"])).toBe("甲。乙。");
    expect(withColon("甲", "乙")).toBe("甲：乙");
    expect(list(["甲", "乙", "丙"])).toBe("甲、乙和丙");
    await speak("uk");
    expect(list(["а", "б", "в"])).toMatch(/^а, б [ій] в$/);
  });

  it("have the plurals of the language", async () => {
    await speak("uk");
    const said = [1, 3, 5].map((count) => t("duration-days", { count }));
    expect(new Set(said.map((words) => words.replace(/\d+\s/, ""))).size).toBe(3);
  });

  it("may be broken where a syllable ends", () => {
    expect(breakable("Відкидання")).toBe("Відкидання");
    expect(breakable("Спеціалізація").replaceAll("\u00ad", "-")).toBe("Спеціа-лі-зація");
    expect(breakable("Communication")).toContain("\u00ad");
  });
});

it("has a language that nobody speaks, to find what is no message", async () => {
  await speak("en-XA");
  expect(t("settings")).toBe(pseudo("Settings"));
  expect(pseudo("Settings").length).toBeGreaterThan("Settings".length);
  expect(t("duration-days", { count: 2 })).toMatch(/^2 /);
  expect(pseudo("Mr Bramble")).not.toMatch(/\b(Mr|Bramble)\b/);
});
