import { describe, expect, test } from "vitest";
import { mergeReciters, readReciterList, surahReciters } from "./index.ts";

type Moshaf = { readonly server: string; readonly moshaf_type: number; readonly surah_list: string };

const whole = Array.from({ length: 114 }, (_, at) => at + 1).join(",");
const moshaf = (change: Partial<Moshaf> = {}): Moshaf => ({
  server: "https://server8.mp3quran.net/afs/",
  moshaf_type: 11,
  surah_list: whole,
  ...change,
});
const list = (name: string, ...recordings: readonly Moshaf[]) => ({
  reciters: [{ id: 123, name, letter: "", date: "2026-01-01", moshaf: recordings }],
});
const read = (...recordings: readonly Moshaf[]) =>
  readReciterList(list("مشاري العفاسي", ...recordings), list("Mishary Alafasi", ...recordings));

describe("the host's list", () => {
  test("is read: servers, surahs and both names", async () => {
    expect(
      await read(moshaf({ server: "https://cdn.mp3quran.net/audio/mishary/r1/", surah_list: "1,2,,114," })),
    ).toEqual([
      {
        id: "mp3quran-123",
        ar: "مشاري العفاسي",
        en: "Mishary Alafasi",
        server: "https://cdn.mp3quran.net/audio/mishary/r1",
        surahs: [1, 2, 114],
      },
    ]);
  });

  test("gives nothing for hosts that may not be asked, other readings, or lists without surahs", async () => {
    for (const wrong of [
      { server: "https://evil.example/afs/" },
      { server: "http://server8.mp3quran.net/afs/" },
      { server: "https://server8.mp3quran.net/{n}/" },
      { server: "not an address" },
      { moshaf_type: 51 },
      { surah_list: "0,115,x" },
    ])
      expect(await read(moshaf(wrong)), JSON.stringify(wrong)).toBeUndefined();
  });

  test("of another shape is rejected", async () => {
    for (const other of [
      null,
      "",
      [],
      {},
      { reciters: "none" },
      { reciters: [{ id: "1" }] },
      list("العفاسي"),
    ])
      expect(await readReciterList(other, other)).toBeUndefined();
  });
});

describe("our reciters with the host's list", () => {
  test("keep name and place, take the server first and the surahs that there are now", async () => {
    const listed =
      (await read(moshaf({ server: "https://cdn.mp3quran.net/audio/m/r1/", surah_list: "1,2" }))) ?? [];
    const [alafasy, ...rest] = mergeReciters(listed);
    expect(alafasy).toMatchObject({ id: "mp3quran-123", name: surahReciters[0]?.name, surahs: [1, 2] });
    expect(alafasy?.sources.map(({ pattern }) => pattern)).toEqual([
      "https://cdn.mp3quran.net/audio/m/r1/{sss}.mp3",
      ...(surahReciters[0]?.sources.map(({ pattern }) => pattern) ?? []),
    ]);
    expect(rest).toEqual(surahReciters.slice(1));
  });

  test("are followed by those that only the host lists", () => {
    const more = {
      id: "mp3quran-9999",
      ar: "قارئ",
      en: "Reader",
      server: "https://server8.mp3quran.net/x",
      surahs: [1],
    };
    expect(mergeReciters([more])).toHaveLength(surahReciters.length + 1);
    expect(mergeReciters([more]).at(-1)).toMatchObject({
      id: more.id,
      letter: { ar: "ق", en: "R" },
      others: [],
    });
  });
});
