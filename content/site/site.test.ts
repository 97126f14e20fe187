import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { csvSheets } from "./build.ts";
import { csvOf } from "./csv.ts";
import { socialLinks } from "./index.ts";
import { siteDetails } from "./schema.ts";
import checksums from "./sheets/checksums.json" with { type: "json" };
import { site } from "./site.ts";

test("what the operator has filled in has its shape, and what is empty is no link", () => {
  expect(siteDetails.safeParse(site).error).toBeUndefined();
  expect(socialLinks.every(({ address }) => address.startsWith("https://"))).toBe(true);
});

test("an invalid URL is rejected", () => {
  const wrong = { ...site, social: { ...site.social, x: "x.com/riwaq" } };
  expect(siteDetails.safeParse(wrong).success).toBe(false);
  expect(siteDetails.safeParse({ ...site, contacts: { ...site.contacts, mail: "nobody" } }).success).toBe(
    false,
  );
});

test("a cell with commas and quotes stays one cell, and a formula stays text", () => {
  expect(csvOf([["a", 'b "c", d', "=1+1", -5]])).toBe('\ufeffa,"b ""c"", d",\'=1+1,-5\r\n');
});

test("the sheets hold every partner, platform and project that is shown", async () => {
  const sheets = await csvSheets();
  const lines = Object.fromEntries(
    Object.entries(sheets).map(([name, text]) => [name, text.trim().split("\r\n").length - 1]),
  );
  expect(lines["partners.csv"]).toBeGreaterThanOrEqual(95);
  expect(lines["platforms.csv"]).toBeGreaterThanOrEqual(58);
  expect(lines["projects.csv"]).toBe(4);
});

test("the product sheets in six languages are the files their checksums name", async () => {
  expect(Object.keys(checksums)).toHaveLength(languages.length);
  for (const [name, sha256] of Object.entries(checksums)) {
    const bytes = await readFile(new URL(`./sheets/${name}`, import.meta.url));
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  }
});
