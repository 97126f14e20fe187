import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { helpLines } from "#contract/help-lines.ts";
import { knownHelpLines } from "#domain/distress/help-lines.ts";
import { readHelpLines } from "./help-lines-environment.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "help-lines-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(words: string): Promise<string> {
  const file = join(folder, "lines.json");
  await writeFile(file, words);
  return file;
}

describe("the help lines of a server", () => {
  test("are ours, each with its source and date, where the operator names no file", () => {
    expect(readHelpLines({})).toBe(knownHelpLines);
    expect(readHelpLines({ HELP_LINES_FILE: "" })).toBe(knownHelpLines);
    expect(helpLines.safeParse(knownHelpLines).success).toBe(true);
  });

  test("are only those of the file where the operator names one", async () => {
    const [line] = knownHelpLines;
    const file = await fileOf(JSON.stringify([{ ...line, number: "1234" }]));
    expect(readHelpLines({ HELP_LINES_FILE: file }).map(({ number }) => number)).toEqual(["1234"]);
    expect(readHelpLines({ HELP_LINES_FILE: await fileOf("[]") })).toEqual([]);
  });

  test("prevent the start with a line that says what is wrong", async () => {
    const missing = join(folder, "none.json");
    expect(() => readHelpLines({ HELP_LINES_FILE: missing })).toThrow(/none\.json cannot be used/);
    const broken = await fileOf("[{");
    expect(() => readHelpLines({ HELP_LINES_FILE: broken })).toThrow("it is not JSON");
    const wrong = await fileOf(JSON.stringify([{ ...knownHelpLines[0], number: "call us" }]));
    expect(() => readHelpLines({ HELP_LINES_FILE: wrong })).toThrow("line 1, number: is no phone number");
  });
});
