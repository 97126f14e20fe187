import { resolve } from "node:path";
import { expect, test } from "vitest";
import { formerNames, formerNamesUnder, wordsOfName } from "./former-words.ts";

const found = (file: string, code: string) => formerNames(file, code).map(({ name }) => name);

test("a name is split into words", () => {
  expect(wordsOfName("openKeptData")).toEqual(["open", "kept", "data"]);
  expect(wordsOfName("HTMLDoor")).toEqual(["html", "door"]);
  expect(wordsOfName("--hand-rest")).toEqual(["hand", "rest"]);
});

test("former words are found in names of files, code and styles, not in texts and comments", () => {
  expect(found("app/open-kept.ts", "const onHandRest = 1; // kept")).toEqual(["open-kept", "onHandRest"]);
  expect(
    found("app/a.tsx", 'const a = { door: "kept" }; export const B = () => <p title="house">{a.door}</p>'),
  ).toEqual(["door", "door"]);
  expect(found("app/a.css", ".doors, .door { --house-ink: red }")).toEqual(["door", "house-ink"]);
  expect(found("app/a.ts", 'import { House } from "lucide"; const floor = { heard: 1 };')).toEqual([]);
});

test("no name of the repository has a former word", () => {
  expect(formerNamesUnder(resolve(import.meta.dirname, "../.."))).toEqual([]);
}, 60_000);
