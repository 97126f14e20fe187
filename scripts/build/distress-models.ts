import { readFileSync } from "node:fs";
import { join } from "node:path";
import { learnedModels } from "#domain/distress/measured/learned-models.testing.ts";
import { learningSet } from "#domain/distress/measured/learning-set.testing.ts";
import { languages } from "#domain/language.ts";

const content = join(import.meta.dirname, "../../content");

/** Our own texts in six languages on subjects that people search for; none is a message of danger. */
const ordinaryTexts = [
  "faq/data",
  "topics/data",
  "duas/data/core",
  "islamic-calendar/data",
  "names-of-allah/data",
];
/** In characters; a longer text is an explanation and not something that a person types. */
const maxLength = 140;

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length <= maxLength ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** The weights of distress recognition, learned from its messages and from ordinary texts. */
export function distressModels(): ReturnType<typeof learnedModels> {
  const ordinary = ordinaryTexts.flatMap((text) =>
    languages.flatMap((language) =>
      stringsIn(JSON.parse(readFileSync(join(content, text, `text.${language}.json`), "utf8"))),
    ),
  );
  return learnedModels([
    ...learningSet,
    ...[...new Set(ordinary)].map((message) => ({ message, kind: "none" as const })),
  ]);
}
