import { createServer } from "node:http";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { routeTable } from "#app/pages/route-table.ts";
import { sourceFingerprint } from "#scripts/build/fingerprint.ts";
import { type Figure, holds, median } from "#tests/support/figure.ts";
import type { RunningServer } from "./built-server.ts";
import { resumableRun } from "./resumable-run.ts";

const runs = 3;
const slack = 3;
/** One address of each kind of page; languages alternate, and both are measured for the main ones. */
const shapes: readonly string[] = [
  "/?lang=en",
  "/?lang=ar",
  "/digital-quran?lang=en",
  "/digital-quran?lang=ar",
  "/complete-quran?lang=en",
  "/complete-athkar?lang=ar",
  "/digital-tasbih?lang=en",
  "/hadith?lang=ar",
  "/names-of-allah?lang=en",
  "/prayer?lang=ar",
  "/islamic-calendar?lang=en",
  "/donations?lang=ar",
  "/chatbot?lang=en",
  "/quran-testing?lang=ar",
  "/quran-streaming?lang=en",
  "/how-to-pray?lang=ar",
  "/faq?lang=en",
];
/** Every other address in English and Arabic. */
const rest = routeTable
  .flatMap(({ address }) => ["en", "ar"].map((language) => `${address}?lang=${language}`))
  .filter((path) => !shapes.includes(path));
const others = ["accessibility", "best-practices", "seo"] as const;
const categories = ["performance", ...others] as const;

/** The result of one Lighthouse run: category scores, paint times and layout shift. */
type Look = {
  readonly points: Readonly<Partial<Record<(typeof categories)[number], number>>>;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
};
type Looks = { readonly ours: Look; readonly bare: Look }[];

/** The same pages with the same styles and no script, as a control for performance. */
function serveControl(origin: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "text/plain";
    response.setHeader("content-type", type);
    if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    return response.end(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  });
  return new Promise((resolve) =>
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ origin: `http://localhost:${port}`, stop: () => server.close() });
    }),
  );
}

async function look(url: string, port: number, asked: readonly (typeof categories)[number][]): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...asked],
    formFactor: "mobile",
    throttlingMethod: "devtools",
  });
  const { categories: found = {}, audits = {} } = result?.lhr ?? {};
  const measured = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    points: Object.fromEntries(asked.map((name) => [name, (found[name]?.score ?? 0) * 100])),
    largestPaint: measured("largest-contentful-paint"),
    shift: measured("cumulative-layout-shift"),
    blocked: measured("total-blocking-time"),
  };
}

function figuresOf(path: string, looks: Looks): Figure[] {
  const of = (read: (look: Look) => number) => median(looks.map(({ ours }) => read(ours)));
  const bare = (read: (look: Look) => number) => ({
    name: "without script",
    value: Math.round(median(looks.map((pair) => read(pair.bare)))),
  });
  const performance = (found: Look) => found.points.performance ?? 0;
  const control = bare(performance);
  return [
    {
      name: `lighthouse performance ${path}`,
      value: of(performance),
      unit: "points",
      atLeast: control.value - slack,
      beside: control,
    },
    ...others.map((name) => ({
      name: `lighthouse ${name} ${path}`,
      value: Math.min(...looks.map(({ ours }) => ours.points[name] ?? 100)),
      unit: "points",
      atLeast: 100,
    })),
    {
      name: `largest paint ${path}`,
      value: Math.round(of(({ largestPaint }) => largestPaint)),
      unit: "ms",
      beside: bare(({ largestPaint }) => largestPaint),
    },
    // Lighthouse rounds shifts to two decimals.
    { name: `layout shift ${path}`, value: of(({ shift }) => shift), unit: "", atMost: 0.005 },
    { name: `blocked ${path}`, value: of(({ blocked }) => blocked), unit: "ms", atMost: 100 },
  ];
}

/** Which addresses are measured, and where results are saved until all are. */
type Part = {
  readonly root: string;
  readonly debugPort: number;
  readonly origin: string;
  /** Maximum number of addresses in this run. */
  readonly most: number;
  readonly pages: readonly string[];
  readonly file: string;
  /** Number of pairs of runs, page and control, that an address needs, given those so far. */
  readonly isDone: (path: string, looks: Looks) => boolean;
};

/**
 * Resumes where an earlier run of the same build was stopped, and returns the figures of all addresses so far.
 */
async function lookAtAll({ root, debugPort, origin, most, pages, file, isDone }: Part): Promise<Figure[]> {
  const control = await serveControl(origin);
  const state = resumableRun<Looks>(join(root, file), sourceFingerprint(root));
  const missing = pages.filter((path) => !state.done.has(path));
  for (const path of missing.slice(0, most)) {
    const looks: Looks = [];
    do {
      // Scores that do not depend on timing are the same in each run.
      const asked = looks.length === 0 ? categories : (["performance"] as const);
      const ours = await look(`${origin}${path}`, debugPort, asked);
      looks.push({ ours, bare: await look(`${control.origin}${path}`, debugPort, ["performance"]) });
    } while (!isDone(path, looks));
    state.add(path, looks);
    for (const figure of figuresOf(path, looks))
      console.error(`riwaq: ${figure.name}: ${figure.value} ${figure.unit}`);
  }
  control.stop();
  const taken = pages.filter((path) => state.done.has(path));
  const figures = taken.flatMap((path) => figuresOf(path, state.done.get(path) ?? []));
  if (taken.length === pages.length) state.forget();
  return figures;
}

/**
 * Lighthouse mobile with applied throttling for each shape of page, the median of three, beside the script-less
 * control in the same run; resumable, at most so many more addresses.
 */
export function benchLighthouse(root: string, debugPort: number, { origin }: RunningServer, most: number) {
  return lookAtAll({
    root,
    debugPort,
    origin,
    most,
    pages: shapes,
    file: ".reports/bench/lighthouse.json",
    isDone: (_, looks) => looks.length >= runs,
  });
}

/**
 * The same for every other address in English and Arabic: one pair of runs where all bounds hold in it, the median
 * of three where one does not.
 */
export function benchLighthouseRest(
  root: string,
  debugPort: number,
  { origin }: RunningServer,
  most: number,
) {
  return lookAtAll({
    root,
    debugPort,
    origin,
    most,
    pages: rest,
    file: ".reports/bench/lighthouse-rest.json",
    isDone: (path, looks) =>
      looks.length >= runs || (looks.length === 1 && figuresOf(path, looks).every((figure) => holds(figure))),
  });
}
