import { expect, test } from "vitest";
import { loadDuas } from "#content/duas/index.ts";
import { duasAskedFor } from "./dua-question.ts";

const asked: readonly (readonly [first: string, questions: string])[] = [
  [
    "forgot-to-name-allah",
    "dua before eating|دعاء قبل الاكل|invocation avant de manger|doua avant de manger|کھانا کھانے کی دعا|khane se pehle ki dua|doa sebelum makan|yemek duası",
  ],
  [
    "praise-after-eating",
    "dua after eating|دعاء بعد الطعام|invocation après le repas|khane ke baad ki dua|کھانے کے بعد کی دعا|doa sesudah makan|yemekten sonra dua",
  ],
  [
    "entering-bathroom",
    "dua for entering bathroom|دعاء دخول الحمام|invocation pour entrer aux toilettes|بیت الخلا جانے کی دعا|doa masuk kamar mandi|tuvalete girerken dua",
  ],
  ["leaving-bathroom", "dua after toilet|دعاء الخروج من الحمام|doa keluar wc|tuvaletten çıkınca dua"],
  [
    "leaving-home",
    "dua when leaving home|دعاء الخروج من المنزل|ghar se nikalne ki dua|doa keluar rumah|evden çıkarken dua",
  ],
  [
    "doors-of-mercy",
    "dua entering mosque|دعاء دخول المسجد|masjid mein dakhil hone ki dua|doa masuk masjid|camiye girerken dua",
  ],
  ["setting-out", "dua for travel|دعاء السفر|doua du voyage|سفر کی دعا|doa perjalanan|yolculuk duası"],
  [
    "in-your-name-i-lie-down",
    "dua before sleeping|دعاء النوم|invocation avant de dormir|sone ki dua|doa sebelum tidur|yatarken okunacak dua",
  ],
  ["praise-for-life-after-death", "dua waking up|دعاء الاستيقاظ|doa bangun tidur|uyanınca dua"],
  [
    "breaking-the-fast",
    "dua for iftar|دعاء الافطار|invocation rupture du jeûne|roza kholne ki dua|doa buka puasa|oruç açma duası",
  ],
  ["qunut-guide-me", "dua qunoot|دعاء القنوت|dua e qunoot|doa qunut|kunut duası"],
];

test.each(asked)("%s is asked for in six languages", (first, questions) => {
  for (const question of questions.split("|")) expect(duasAskedFor(question)?.[0], question).toBe(first);
});

test.each([
  "dua for zeher",
  "is it allowed to make dua before eating pork",
  "who may eat before iftar",
  "what is the meaning of dua",
  "hukum makan sebelum sholat",
  "دعاء",
])("%j names no occasion", (question) => {
  expect(duasAskedFor(question)).toBeUndefined();
});

test("every supplication named is there", async () => {
  const ids = new Set((await loadDuas("en")).map(({ id }) => id));
  for (const [, questions] of asked)
    for (const question of questions.split("|"))
      for (const id of duasAskedFor(question) ?? []) expect(ids.has(id), id).toBe(true);
});

test("what is said when something is heard or done is found in dialects and in Latin letters", () => {
  expect(duasAskedFor("ايش اقول لما اسمع الرعد")).toEqual(["on-hearing-thunder"]);
  expect(duasAskedFor("وش اقول لما اطلع من الحمام")).toEqual(["leaving-bathroom"]);
  expect(duasAskedFor("3ayez dua lel safar")).toEqual(["setting-out", "provision-of-piety"]);
  expect(duasAskedFor("what do i say when i hear thunder")).toEqual(["on-hearing-thunder"]);
});
