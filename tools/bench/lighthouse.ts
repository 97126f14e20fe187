import { createServer } from "node:http";
import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { type Figure, median } from "./figure.ts";
import type { Served } from "./served.ts";

const runs = 5;
const slack = 3;
const pages = ["/?lang=en", "/?lang=ar", "/digital-quran?lang=en", "/digital-quran?lang=ar"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Scores = Readonly<Record<(typeof categories)[number], number>>;

/** The same pages with the same styles and no script: what performance is held against. */
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

async function score(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    formFactor: "mobile",
    throttlingMethod: "devtools",
  });
  const found = result?.lhr.categories ?? {};
  return Object.fromEntries(categories.map((name) => [name, (found[name]?.score ?? 0) * 100])) as Scores;
}

/** Lighthouse mobile with applied throttling, median of five, beside the script-less control in the same run. */
export async function benchLighthouse(
  _browser: Browser,
  debugPort: number,
  { origin }: Served,
): Promise<Figure[]> {
  const control = await serveControl(origin);
  const figures: Figure[] = [];
  for (const path of pages) {
    const ours: Scores[] = [];
    const bare: number[] = [];
    for (let run = 0; run < runs; run++) {
      ours.push(await score(`${origin}${path}`, debugPort));
      bare.push((await score(`${control.origin}${path}`, debugPort)).performance);
    }
    const of = (name: keyof Scores) => median(ours.map((scores) => scores[name]));
    figures.push({
      name: `lighthouse performance ${path}`,
      value: of("performance"),
      unit: "points",
      atLeast: median(bare) - slack,
      beside: { name: "without script", value: median(bare) },
    });
    for (const name of ["accessibility", "best-practices", "seo"] as const)
      figures.push({ name: `lighthouse ${name} ${path}`, value: of(name), unit: "points", atLeast: 100 });
  }
  control.stop();
  return figures;
}
