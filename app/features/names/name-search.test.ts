import { describe, expect, test } from "vitest";
import { filterNames } from "#domain/text-search/name-search.ts";
import { loadNamesPage } from "./names-page-data.ts";

const { names } = await loadNamesPage("fr");
const find = (typed: string) => filterNames(names, typed).map(({ id }) => id);

describe("the search of the names", () => {
  test.each([
    ["الرحمن", 2],
    ["القدوس", 5],
    ["quddus", 5],
    ["Most Holy", 5],
    ["خالق", 12],
  ])("finds %s", (typed, id) => {
    expect(find(typed)).toContain(id);
  });

  // Spellings used by books and websites in several languages, in the order of the names.
  const spellings =
    "Allah|Rahman,Rahmaan,Rehman|Rahim,Raheem,Raheim|Malik,Melik|Quddus,Quddoos,Kuddüs|Salam,Salaam,Selam|Mumin,Mu'min,Momin|Muhaymin,Muhaimin|Aziz,Azeez|Jabbar,Jabbaar,Cebbar|Mutakabbir,Mutekebbir|Khaliq,Khaaliq,Halik|Bari,Baari|Musawwir,Musavvir|Ghaffar,Gaffar|Qahhar,Kahhar|Wahhab,Vehhab|Razzaq,Razzaaq,Rezzak|Fattah,Fettah|Alim,Aleem|Qabid,Qaabid|Basit,Baasit|Khafid,Khaafid|Rafi,Raafi|Muizz,Mu'izz,Moiz|Mudhill,Muzill|Sami,Samee|Basir,Baseer|Hakam,Hakem|Adl|Latif,Lateef|Khabir,Khabeer|Halim,Haleem|Azim,Azeem|Ghafur,Ghafoor,Gafur|Shakur,Shakoor,Şekûr|Ali,Aliyy|Kabir,Kabeer|Hafiz,Hafeez,Hafidh|Muqit,Muqeet|Hasib,Haseeb|Jalil,Jaleel,Celil|Karim,Kareem,Kerim|Raqib,Raqeeb|Mujib,Mujeeb,Moujib|Wasi,Waasi|Hakim,Hakeem|Wadud,Wadood,Vedud,Wadoud|Majid,Majeed|Baith,Baaith|Shahid,Shaheed|Haqq,Haq,Hakk|Wakil,Wakeel,Vekil|Qawi,Qawiyy,Qawee|Matin,Mateen|Wali,Waliyy|Hamid,Hameed|Muhsi,Muhsee|Mubdi|Muid,Mueed|Muhyi,Muhyee|Mumit,Mumeet|Hayy,Hayyu|Qayyum,Qayyoom,Qayum|Wajid,Waajid|Majid,Maajid|Wahid,Waahid|Samad,Samed|Qadir,Qaadir|Muqtadir|Muqaddim|Muakhkhir,Muakhir|Awwal,Evvel|Akhir,Aakhir|Zahir,Zaahir,Dhahir|Batin,Baatin|Wali,Waali|Mutaali,Muta'ali|Barr|Tawwab,Tawwaab,Tevvab|Muntaqim,Müntekim|Afuw,Afuww,Afu|Rauf,Raoof,Ra'uf|Malik al-Mulk,Malikul Mulk|Dhul Jalali wal Ikram,Zul Jalal wal Ikram|Muqsit|Jami,Jaami|Ghani,Ghaniyy|Mughni,Mughnee|Mani,Maani|Darr,Zarr|Nafi,Naafi|Nur,Noor,Nour|Hadi,Haadi|Badi,Badee|Baqi,Baaqi|Warith,Waris|Rashid,Rasheed,Reşid|Sabur,Saboor".split(
      "|",
    );

  test("finds each name by its common Latin spellings, with and without the article", () => {
    expect(spellings).toHaveLength(99);
    spellings.forEach((written, at) => {
      const arabic = names[at]?.transliteration ?? "";
      const article = /^A[a-zṣẓḍ]{1,2}-/.exec(arabic)?.[0] ?? "";
      for (const spelling of written.split(","))
        for (const typed of [spelling, spelling.toLowerCase(), `al ${spelling}`, `${article}${spelling}`])
          expect([typed, find(typed).slice(0, 3)]).toEqual([typed, expect.arrayContaining([at + 1])]);
    });
  });

  test("puts the name itself before others that mention it", () => {
    for (const [typed, id] of [
      ["aziz", 9],
      ["wadood", 48],
      ["raheem", 3],
      ["rahman", 2],
    ] as const)
      expect(find(typed)[0]).toBe(id);
    expect(find("ohman")).toEqual([]);
  });

  test("finds all ninety-nine for a blank search and none for an unknown word", () => {
    expect(find("   ")).toHaveLength(99);
    expect(find("xyzzy")).toEqual([]);
    expect(find("ا ".repeat(2500)).length).toBeGreaterThan(0);
  });
});
