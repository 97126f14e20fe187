import { describe, expect, test } from "vitest";
import { canBeSent, cleanKey, maskedKey } from "./api-key.ts";
import {
  afterRunEvent,
  creditsUsed,
  currentSite,
  mostCredits,
  newRun,
  percentDone,
  type RunEvent,
} from "./crawl-run.ts";
import { crawlSites } from "./crawl-sites.ts";
import { resultsAsCsv, resultsAsJson } from "./result-tables.ts";

const job = { status: "scraping", total: 100, completed: 40, creditsUsed: 40 };
const service = { version: "v1", base: "https://api.firecrawl.dev" } as const;

const run = (events: readonly RunEvent[]) =>
  events.reduce(
    afterRunEvent,
    newRun([target("sunnah.com"), target("dorar.net")], service, () => "key"),
  );

const target = (id: string) => ({ id, url: `https://${id}` });

describe("a run", () => {
  test("goes from site to site, and a failed site does not stop the others", () => {
    const started = run([
      { type: "start", site: "sunnah.com", now: 5 },
      { type: "started", site: "sunnah.com", jobId: "j" },
      { type: "progress", site: "sunnah.com", job },
    ]);
    expect(currentSite(started)).toMatchObject({
      id: "sunnah.com",
      status: "crawling",
      jobId: "j",
      completed: 40,
      total: 100,
    });
    expect(percentDone(started)).toBe(0);
    const failed = afterRunEvent(started, {
      type: "failed",
      site: "sunnah.com",
      failure: { kind: "no-data" },
    });
    expect(currentSite(failed)?.id).toBe("dorar.net");
    expect(percentDone(failed)).toBe(50);
    expect(creditsUsed(failed)).toBe(40);
    expect(failed.sites[0]).toMatchObject({ status: "failed", failure: { kind: "no-data" } });
  });

  test("contains no key, even when the given service does", () => {
    const made = newRun(
      [target("sunnah.com")],
      { ...service, key: "fc-secret" } as typeof service,
      () => "once",
    );
    expect(JSON.stringify(made)).not.toContain("fc-secret");
  });

  test("ends when cancelled, and finished sites stay finished", () => {
    const cancelled = run([
      { type: "start", site: "sunnah.com", now: 5 },
      { type: "crawled", site: "sunnah.com", job, pages: 40 },
      { type: "done", site: "sunnah.com" },
      { type: "cancel" },
      { type: "started", site: "dorar.net", jobId: "late" },
    ]);
    expect(cancelled.sites.map(({ status }) => status)).toEqual(["done", "cancelled"]);
    expect(currentSite(cancelled)).toBeUndefined();
    expect(percentDone(cancelled)).toBe(100);
  });

  test("has four general and five Quran sites, and costs at most one credit per page", () => {
    expect(crawlSites.filter(({ kind }) => kind === "general")).toHaveLength(4);
    expect(crawlSites.filter(({ kind }) => kind === "quran")).toHaveLength(5);
    expect(mostCredits(9)).toBe(900);
  });
});

describe("a key", () => {
  test("loses the spaces and line breaks of a paste and is shown by its last four characters", () => {
    expect(cleanKey(" fc-abc\n def\u200b ")).toBe("fc-abcdef");
    expect(maskedKey("fc-0123456789")).toBe("••••••••••••6789");
    expect(maskedKey("short")).not.toContain("s");
    expect([canBeSent("fc-1"), canBeSent(""), canBeSent("مفتاح")]).toEqual([true, false, false]);
  });
});

describe("exports", () => {
  const verse = {
    number: 1,
    arabicText: 'a "quoted", text',
    translation: "=1+1",
    surahNumber: 2,
    verseNumber: 3,
    match: {
      kind: "altered",
      reference: { surah: 2, ayah: 3 },
      differences: [{ seen: "x", verified: "", from: 0, to: 1 }],
    },
    page: "https://quran.com/2",
  } as const;
  const data = { verses: [verse], surahs: [], audioLinks: [], reciterNames: [], translations: [] };
  const results = [{ siteName: "quran.com", timestamp: "2026-11-21T06:00:00.000Z", data }];

  test("the table quotes fields where needed and contains no formula", () => {
    expect(resultsAsCsv(results).split("\r\n")[1]).toBe(
      `quran.com,2026-11-21T06:00:00.000Z,https://quran.com/2,1,2,3,seen-on-site,altered,"a ""quoted"", text",x → ∅,'=1+1`,
    );
  });

  test("only exact text is called Quran", () => {
    expect(JSON.parse(resultsAsJson(results))[0].verses[0].standing).toBe("seen-on-site");
  });
});
