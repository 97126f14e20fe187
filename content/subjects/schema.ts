import { z } from "zod";
import { languages } from "#domain/language.ts";

const subjectGroups = [
  "people",
  "places",
  "worship",
  "faith",
  "quran",
  "character",
  "law",
  "history",
  "afterlife",
  "creation",
  "animals",
] as const;

const name = z.string().trim().min(2).max(60);

/** `verses` are references separated by spaces: `2:45 2:153-157`. */
const subject = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  group: z.enum(subjectGroups),
  verses: z.string().regex(/^\d{1,3}:\d{1,3}(-\d{1,3})?( \d{1,3}:\d{1,3}(-\d{1,3})?)*$/),
  names: z.record(z.enum(languages), z.array(name).min(1)),
});

export const subjectsFile = z.array(subject).min(300);

export type SubjectsFile = z.infer<typeof subjectsFile>;
