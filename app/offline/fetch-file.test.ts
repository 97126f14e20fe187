import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchFile } from "./fetch-file.ts";

const [first, second] = ["https://a.test/1.mp3", "https://b.test/1.mp3"] as const;
const sound = (type = "audio/mpeg") => new Response(new Uint8Array(8), { headers: { "content-type": type } });
const going = new AbortController().signal;
const asked: string[] = [];

/** Hosts that answer as given; one that is not named refuses, as a browser says it. */
function hosts(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit) => {
    asked.push(address);
    signal?.throwIfAborted();
    const answer = answers[address];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe("a file of a pack", () => {
  test("comes whole from the best host", async () => {
    hosts({ [first]: sound, [second]: sound });
    const fetched = await fetchFile([first, second], "recitations", going);
    expect("file" in fetched && fetched.file.size).toBe(8);
    expect(asked).toEqual([first]);
  });

  test("comes from the next host when one denies it, lacks it, or sends a page or nothing instead", async () => {
    for (const wrong of [
      undefined,
      () => new Response("no", { status: 404 }),
      () => new Response("<h1>Not found</h1>", { headers: { "content-type": "text/html" } }),
      () => new Response("", { headers: { "content-type": "audio/mpeg" } }),
      () => new Response(new Uint8Array(4), { status: 206, headers: { "content-type": "audio/mpeg" } }),
    ]) {
      hosts({ ...(wrong && { [first]: wrong }), [second]: () => sound("application/octet-stream") });
      expect(await fetchFile([first, second], "recitations", going)).toHaveProperty("file");
    }
  });

  test("that no host gives is refused or missing; without a network it is neither", async () => {
    hosts({});
    expect(await fetchFile([first, second], "recitations", going)).toEqual({ error: "refused" });
    hosts({ [second]: () => new Response("no", { status: 404 }) });
    expect(await fetchFile([first, second], "recitations", going)).toEqual({ error: "missing" });
    hosts({});
    vi.stubGlobal("navigator", { onLine: false });
    expect(await fetchFile([first, second], "recitations", going)).toEqual({ error: "offline" });
  });

  test("of ours that does not come is a matter of the network", async () => {
    hosts({});
    expect(await fetchFile(["/texts/1.json"], "texts", going)).toEqual({ error: "offline" });
  });

  test("is left when the person ends it", async () => {
    hosts({ [first]: sound });
    const ended = AbortSignal.abort();
    await expect(fetchFile([first], "recitations", ended)).rejects.toThrow();
  });
});
