import { expect, test } from "vitest";
import { rakahQuestion } from "./rakah-question.ts";

test.each([
  ["how many rakats in fajr", "fajr"],
  ["how many rakahs is Dhuhr?", "dhuhr"],
  ["number of rakats in asr prayer", "asr"],
  ["كم ركعة المغرب", "maghrib"],
  ["kam rak3a el 3isha", "isha"],
  ["عدد ركعات صلاة العشاء", "isha"],
  ["كم ركعة صلاة الجمعة", "friday"],
  ["combien de rakats pour dohr", "dhuhr"],
  ["combien de rakaat le vendredi", "friday"],
  ["مغرب کی کتنی رکعت ہیں", "maghrib"],
  ["fajr ki kitni rakat hain", "fajr"],
  ["sholat isya berapa rakaat", "isha"],
  ["shalat jumat berapa rakaat", "friday"],
  ["ikindi namazı kaç rekat", "asr"],
  ["sabah namazı kaç rekât", "fajr"],
  ["how many rakats a day", "day"],
] as const)("%j asks how many rakahs %s has", (question, prayer) => {
  expect(rakahQuestion(question)).toEqual({ tool: "rakahs", prayer });
});

test.each([
  "how many sunnah rakats before fajr",
  "how many rakats is witr",
  "how many rakats of dhuhr when travelling",
  "i forgot how many rakats i prayed in asr",
  "كم ركعة التراويح",
  "yatsının sünneti kaç rekat",
  "how many times do muslims pray a day",
  "what is a rakat",
])("%j asks for no such number", (question) => {
  expect(rakahQuestion(question)).toBeUndefined();
});
