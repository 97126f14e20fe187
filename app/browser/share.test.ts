import { afterEach, describe, expect, test, vi } from "vitest";
import { shareOrCopy } from "./share.ts";

const url = "https://example.org/digital-quran?surah=112&verse=2";

/** A browser whose clipboard and share sheet record their input. */
function browser({ canShare }: { readonly canShare: boolean }) {
  const received: string[] = [];
  const share = (shared: object) => {
    received.push(JSON.stringify(shared));
    return Promise.resolve();
  };
  const clipboard = {
    writeText: (text: string) => {
      received.push(text);
      return Promise.resolve();
    },
  };
  vi.stubGlobal("navigator", canShare ? { share, clipboard } : { clipboard });
  return received;
}

afterEach(() => vi.unstubAllGlobals());

describe("what is shared", () => {
  const named = { title: "Surah Al-Ikhlas 112:2", text: "verse\nSurah Al-Ikhlas 112:2", url };

  test("is named once where its text names it already, copied or handed to the share sheet", async () => {
    for (const canShare of [true, false]) {
      const received = browser({ canShare });
      expect(await shareOrCopy(named)).toBe(canShare ? "shared" : "copied");
      expect(received.join().split("Surah Al-Ikhlas 112:2")).toHaveLength(2);
      expect(received.join()).toContain(url);
    }
  });

  test("keeps a title that its text does not hold", async () => {
    const other = { title: "A dua", text: "words", url };
    for (const canShare of [true, false]) {
      const received = browser({ canShare });
      await shareOrCopy(other);
      expect(received.join()).toContain("A dua");
    }
  });

  test("is copied as title, text and address, each apart", async () => {
    const received = browser({ canShare: false });
    await shareOrCopy({ title: "A dua", text: "words", url });
    expect(received).toEqual([`A dua\n\nwords\n\n${url}`]);
  });
});
