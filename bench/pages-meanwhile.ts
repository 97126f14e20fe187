import type { Figure } from "#tests/support/figure.ts";
import { type Answered, requestAtRate } from "./request-at-rate.ts";

/** Milliseconds in which a page is to be answered beside open connections. */
const pageTime = 50;
/** Pages asked of all servers together, and how many of them a second. */
const count = 1000;
const rate = 50;

/** Asks servers for pages, each its share of them in its own thread. */
export async function askPages(origins: readonly string[]): Promise<Answered[]> {
  const share = origins.length;
  return Promise.all(
    origins.map((origin) =>
      requestAtRate(
        Array.from({ length: count / share }, () => ({ url: `${origin}/digital-quran` })),
        rate / share,
      ),
    ),
  );
}

/**
 * How long pages take beside open connections, each figure beside that of the same requests without any, in the same
 * run: what a shared machine takes is in both.
 */
export function pageFigures(
  name: string,
  alone: readonly Answered[],
  meanwhile: readonly Answered[],
): Figure[] {
  const slowest = (answers: readonly Answered[], part: "median" | "p95" | "p99") =>
    Math.max(...answers.map((each) => each[part]));
  const lost = meanwhile.reduce((sum, { asked, good }) => sum + asked - good, 0);
  return [
    { name: `${name}: pages lost meanwhile`, value: lost, unit: "pages", atMost: 0 },
    ...(["median", "p95", "p99"] as const).map((part) => ({
      name: `${name}: ${part} of a page meanwhile`,
      value: slowest(meanwhile, part),
      unit: "ms",
      atMost: pageTime,
      beside: { name: "the same without connections", value: slowest(alone, part) },
    })),
  ];
}
