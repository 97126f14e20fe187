import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as rest } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, setLanguage, test } from "#tests/support/e2e.ts";
import { layoutShifts, observeLayoutShifts } from "#tests/support/layout-shifts.ts";

/** Layout shift of rows that are centred: it is allowed, everything else must not move. */
const allowedShift = 0.01;
/** Characters of a chunk, and milliseconds between two. */
const piece = 1500;
const pause = 20;
/** Pages that come beside each other. */
const atOnce = 3;

/** Milliseconds that half a page waits to be drawn. */
const longestHold = 10_000;

/** Sends a page in chunks, never in the middle of a sentence; its second half once the first is drawn. */
async function send(page: string, response: ServerResponse, whenDrawn: Promise<void>): Promise<void> {
  response.socket?.setNoDelay(true);
  let isHeld = false;
  for (let from = 0; from < page.length; ) {
    if (!isHeld && from > page.length / 2) {
      isHeld = true;
      await Promise.race([whenDrawn, rest(longestHold, undefined, { ref: false })]);
    }
    const end = page.indexOf("><", from + piece) + 1 || page.length;
    response.write(page.slice(from, end));
    from = end;
    await rest(pause);
  }
  response.end();
}

/** A proxy in front of the test server that sends pages in chunks. */
async function slowLine(origin: string) {
  const drawn = new Map<string, () => void>();
  const server = createServer(async ({ url = "/", headers: { cookie = "", accept = "" } }, response) => {
    const answer = await fetch(new URL(url, origin), { headers: { cookie, accept } });
    const type = answer.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    response.writeHead(answer.status, {
      "content-type": type,
      "cache-control": isPage ? "no-store" : "max-age=3600",
    });
    const whenDrawn = new Promise<void>((resolve) => isPage && drawn.set(url, resolve));
    if (isPage) await send(await answer.text(), response, whenDrawn);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Says that a page has been drawn. */
    onDrawn: (url: string) => drawn.get(url)?.(),
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

const views = [
  { language: "en", width: 412 },
  { language: "ar", width: 412 },
  { language: "ar", width: 1280 },
] as const;

// Each page in one of the views.
for (const view of views) {
  const { language, width } = view;
  const own = routeTable.filter((_, place) => byTurns(views, place).includes(view));

  test(`what has arrived of a page does not move while the rest arrives (${language}, ${width} px)`, async ({
    context,
    pageErrors,
    baseURL,
  }) => {
    // Most of the time is the pauses of the line, so that several come beside each other.
    test.slow();
    const line = await slowLine(baseURL ?? "");
    const moved: Record<string, unknown> = {};
    let drawnEarly = 0;
    const waiting = own.map(({ address }) => address);
    const read = async (page: Page) => {
      page.on("pageerror", ({ message }) => pageErrors.push(message));
      page.on("console", (message) => message.type() === "error" && pageErrors.push(message.text()));
      await page.setViewportSize({ width, height: 823 });
      await setLanguage(page, language);
      await observeLayoutShifts(page);
      await page.exposeFunction("sayDrawn", line.onDrawn);
      await page.addInitScript(() => {
        const { sayDrawn } = globalThis as unknown as { sayDrawn: (url: string) => void };
        new PerformanceObserver(() => sayDrawn(location.pathname + location.search)).observe({
          type: "paint",
        });
      });
      // What a page's code does has a test of its own.
      await page.route("**/assets/*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "export {};" }),
      );
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        await page.goto(`${line.origin}${address}`, { waitUntil: "domcontentloaded" });
        const isEarly = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
          const [whole] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
          return painted !== undefined && painted < (whole?.responseEnd ?? 0);
        });
        if (isEarly) drawnEarly += 1;
        const seen = await layoutShifts(page);
        if (seen.shift > allowedShift) moved[address] = seen;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, async () => read(await context.newPage())));
    line.close();
    expect(moved).toEqual({});
    expect(drawnEarly, "pages that were drawn before they were whole").toBe(own.length);
  });
}
