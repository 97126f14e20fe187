import { z } from "zod";
import { languages } from "#domain/language.ts";
import { topics } from "#domain/prayer-guide/topics.ts";

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A verse (`5:6`), or a work and its number as in `guide-sources.json` (`bukhari:159`, `bidaya:1/6`). */
const source = z.string().regex(/^(?:\d{1,3}:\d{1,3}|[a-z]+(?:-[a-z]+)*:[a-z0-9/.]+)$/);
const sources = z.array(source).min(1);

/** What all languages share: the order of the steps, the figure of each and where it was read. */
export const guidesFile = z.record(
  z.enum(topics),
  z.strictObject({
    sources,
    steps: z.record(
      id,
      z.strictObject({
        figure: id,
        sources,
        /** Sources of what the schools differ on; such a step has a `note`. */
        differ: sources.exactOptional(),
        /** Address of a page of ours with the words to say. */
        link: z.string().startsWith("/").exactOptional(),
      }),
    ),
  }),
);

export const guidesTextFile = z.strictObject({
  language: z.enum(languages),
  author: z.literal("Riwaq"),
  guides: z.record(
    z.enum(topics),
    z.strictObject({
      title: words,
      lead: words,
      steps: z.record(id, z.strictObject({ title: words, act: words, note: words.exactOptional() })),
    }),
  ),
  /** What each figure shows. */
  figures: z.record(id, words),
  works: z.record(id, words),
  /** The grade of the hadith outside the two Sahihs; they all have the same. */
  grade: words,
});

/** Where each number was read. A place without a link is on the page of its work, or in a text of ours. */
export const guideSourcesFile = z.strictObject({
  works: z.record(
    id,
    z.strictObject({
      title: words,
      edition: words.exactOptional(),
      link: z.url().exactOptional(),
      on: z.iso.date().exactOptional(),
    }),
  ),
  places: z.array(
    z.strictObject({
      id: source,
      /** Id of a hadith of ours. */
      hadith: words.exactOptional(),
      link: z.url().exactOptional(),
      on: z.iso.date().exactOptional(),
      grade: words.exactOptional(),
      grader: words.exactOptional(),
    }),
  ),
});

export type GuidesFile = z.infer<typeof guidesFile>;
export type GuidesTextFile = z.infer<typeof guidesTextFile>;
