import fc from "fast-check";
import { routeTable } from "#app/pages/route-table.ts";
import { languages } from "#domain/language.ts";
import { knownParameters } from "#server/http/routes/pages.ts";
import { queryOf } from "./near-schema.ts";
import { oddText } from "./odd-text.ts";
import { type Target, target } from "./target.ts";

/** Parameters that only the browser reads after hydration: the server renders the same page for all of them. */
const browserParameters = [
  ...[
    "add",
    "chapter",
    "number",
    "book",
    "by",
    "day",
    "days",
    "from",
    "hour",
    "imported",
    "quiz",
    "result",
    "revelation",
    "searchLanguage",
    "seed",
    "to",
  ],
  ...["translations", "within", "withinJuz"],
];

/** Every parameter that a page reads, on the server or in the browser. */
export const readParameters: readonly string[] = [...new Set([...knownParameters, ...browserParameters])];

/** Values that pages understand. */
const knownValues = fc.constantFrom(
  ...languages,
  ...[
    "1",
    "114",
    "115",
    "0",
    "-1",
    "1.5",
    "286",
    "604",
    "605",
    "30",
    "2:255",
    "255-257",
    "3-1",
    "9".repeat(100),
  ],
  ...["favorites", "search", "cards", "bookmarks", "morning", "sleep", "live", "1-3", "meccan", "en-sahih"],
  ...[
    "surahs",
    "tajweed",
    "surah",
    "surah-36",
    "juz-30",
    "verses",
    "hide",
    "words",
    "list",
    "bukhari",
    "months",
    "2026-11-20",
    "owed",
    "pause",
  ],
);

/** Names and values of a query string. */
export const addressPairs = fc.array(
  fc.tuple(fc.constantFrom(...readParameters, "more"), fc.oneof(knownValues, knownValues, oddText)),
  { maxLength: 6 },
);

const address = fc.record({
  path: fc.oneof(
    { arbitrary: fc.constantFrom(...routeTable.map((entry) => entry.address)), weight: 19 },
    {
      arbitrary: oddText.map((text) => `/${encodeURIComponent(text.toWellFormed()).slice(0, 200)}`),
      weight: 1,
    },
  ),
  pairs: addressPairs,
  language: fc.constantFrom(...languages),
});

/** Requests an address. */
export type AskAddress = (
  address: string,
  headers: Record<string, string>,
) => Promise<{ readonly status: number; readonly html: string }>;

/** Every address with any parameters must give a page or a 404 page. */
export function addressTarget(ask: AskAddress): Target {
  return target("addresses", 60, address, async ({ path, pairs, language }) => {
    const { status, html } = await ask(`${path}?${queryOf(pairs)}`, { cookie: `language=${language}` });
    if (path.startsWith("/api/") ? status >= 500 : ![200, 404].includes(status))
      throw new Error(`answered ${status}`);
    if (status === 200 && routeTable.some((entry) => entry.address === path) && !html.includes("</html>"))
      throw new Error("answered without a whole page");
  });
}
