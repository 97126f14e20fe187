import type { AthkarFile, Grade } from "./schema.ts";

type Item = AthkarFile["items"][number];
type Names = Record<"collections" | "books" | "graders", Record<string, string>>;

/** Where a wording can be looked up; names are in the reader's language, `id` is stable. */
export type Source = { id: string; collection: string; book?: string; number: string };

/** `id` is `bukhari` or `muslim` if the collector himself graded it by including it in his Sahih. */
export type Grading = { id: string; grade: Grade; grader: string };

/** A source with its names; an id without a name is shown as it is. */
export function cited(source: Item["categories"][number]["sources"][number], names: Names): Source {
  const { collection, book, number } = source;
  return {
    id: collection,
    collection: names.collections[collection] ?? collection,
    ...(book === undefined ? {} : { book: names.books[book] ?? book }),
    number,
  };
}

/** A grade with the name of its grader. */
export function graded({ grade, grader }: Item["grades"][number], names: Names): Grading {
  return { id: grader, grade, grader: names.graders[grader] ?? grader };
}
