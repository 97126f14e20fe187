import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchAhead } from "./fetch-ahead.ts";

const site = "https://riwaq.test";

/** A cache as the browser's, which keeps texts by path; `add` fetches as the browser does. */
function madeCache(there: readonly string[] = []) {
  const saved = new Map<string, Response>(there.map((file) => [file, new Response(`old ${file}`)]));
  const cache = {
    keys: async () => [...saved.keys()].map((file) => ({ url: site + file })),
    put: async (file: string, response: Response) => void saved.set(file, response),
    add: async (file: string) => {
      const response = await fetch(file);
      if (!response.ok) throw new TypeError("not ok");
      saved.set(file, response);
    },
  } as unknown as Cache;
  return { cache, saved };
}

function serve(answers: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (file: string) => {
    asked.push(file);
    const text = answers[file];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("what the first visit brings", () => {
  const files = ["/assets/a.js", "/assets/b.css", "/assets/quran.woff2"];
  const bundle = JSON.stringify({ "/assets/a.js": "let a", "/assets/b.css": "b {}" });

  it("comes in one bundle, each file of its own kind, and what no bundle holds beside it", async () => {
    const { cache, saved } = madeCache();
    const asked = serve({ "/assets/bundle.json": bundle, "/assets/quran.woff2": "letters" });
    expect(await fetchAhead(cache, files, "/assets/bundle.json")).toBe(true);
    expect(asked).toEqual(["/assets/bundle.json", "/assets/quran.woff2"]);
    expect(await saved.get("/assets/a.js")?.text()).toBe("let a");
    expect(saved.get("/assets/a.js")?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(saved.get("/assets/b.css")?.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  it("comes file by file where little is missing, and leaves alone what is there", async () => {
    const { cache, saved } = madeCache(["/assets/a.js", "/assets/quran.woff2"]);
    const asked = serve({ "/assets/b.css": "b {}" });
    expect(await fetchAhead(cache, files, "/assets/bundle.json")).toBe(true);
    expect(asked).toEqual(["/assets/b.css"]);
    expect(await saved.get("/assets/a.js")?.text()).toBe("old /assets/a.js");
  });

  it("comes file by file where the bundle fails or is no JSON, and leaves out what fails", async () => {
    for (const broken of [{}, { "/assets/bundle.json": "<html>" }]) {
      const { cache, saved } = madeCache();
      serve({ ...broken, "/assets/a.js": "let a", "/assets/quran.woff2": "letters" });
      expect(await fetchAhead(cache, files, "/assets/bundle.json")).toBe(false);
      expect([...saved.keys()].sort()).toEqual(["/assets/a.js", "/assets/quran.woff2"]);
    }
  });
});
