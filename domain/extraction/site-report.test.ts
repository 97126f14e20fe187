import { expect, test } from "vitest";
import type { ProcessedVerse } from "./pages/process-site.ts";
import { pageReport, reportAsCsv, reportAsJson, siteReport, totalCounts } from "./site-report.ts";

const verse = (match: ProcessedVerse["match"], page = "https://a.example/1"): ProcessedVerse => ({
  number: 1,
  arabicText: "a text",
  match,
  page,
});
const reference = { surah: 112, ayah: 1 };
const exact = verse({ kind: "exact", reference, isPart: false });
const altered = verse({
  kind: "altered",
  reference,
  verified: "the text",
  differences: [{ seen: "a", verified: "the", from: 0, to: 1 }],
});
const misplaced = verse({
  kind: "wrong-reference",
  given: { surah: 2, ayah: 1 },
  reference,
  verified: "a text",
});
const unknown = verse({ kind: "not-quran" }, "https://a.example/2");

test("a page counts each verdict and lists what to mend first", () => {
  const page = pageReport("https://a.example/1", "A", [unknown, exact, misplaced, altered]);
  expect(page.counts).toEqual({ exact: 1, variant: 0, altered: 1, "wrong-reference": 1, "not-quran": 1 });
  expect(page.findings.map(({ verdict }) => verdict)).toEqual(["altered", "wrong-reference", "not-quran"]);
  expect(page.findings[1]).toMatchObject({ verse: "112:1", given: "2:1" });
});

test("a site lists the pages with most to mend first, and leaves out pages without quotes", () => {
  const reports = [
    pageReport("https://a.example/2", undefined, [unknown]),
    pageReport("https://a.example/3", undefined, []),
    pageReport("https://a.example/1", undefined, [exact, altered]),
  ];
  const pages = siteReport({ reports, data: { verses: [] } });
  expect(pages.map(({ url }) => url)).toEqual(["https://a.example/1", "https://a.example/2"]);
  expect(totalCounts(pages)).toMatchObject({ exact: 1, altered: 1, "not-quran": 1 });
});

test("a result of an earlier release is reported by the pages of its verses", () => {
  const pages = siteReport({ data: { verses: [exact, altered, unknown] } });
  expect(pages.map(({ url, findings }) => [url, findings.length])).toEqual([
    ["https://a.example/1", 1],
    ["https://a.example/2", 1],
  ]);
});

test("the report is saved as CSV and JSON that a site's owner can act on", () => {
  const pages = siteReport({ data: { verses: [exact, altered, misplaced] } });
  expect(reportAsCsv(pages).split("\r\n")).toEqual([
    "page,title,verdict,verse,given,text,verified,differences",
    "https://a.example/1,,altered,112:1,,a text,the text,a → the",
    "https://a.example/1,,wrong-reference,112:1,2:1,a text,a text,",
    "",
  ]);
  const json = JSON.parse(reportAsJson({ siteName: "a.example", timestamp: "2026-11-26T00:00:00Z" }, pages));
  expect(json).toMatchObject({
    site: "a.example",
    checkedAt: "2026-11-26T00:00:00Z",
    total: { exact: 1, altered: 1, "wrong-reference": 1 },
    pages: [{ url: "https://a.example/1", findings: [{ verified: "the text" }, { given: "2:1" }] }],
  });
});
