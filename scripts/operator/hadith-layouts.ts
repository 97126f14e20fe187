import { z } from "zod";
import { isLanguage, type Language } from "#domain/language.ts";

/** An unchecked entry of a file. */
export type RawHadith = {
  /** Its position in the file's list, from 1. */
  readonly place: number;
  readonly number: unknown;
  readonly language: Language;
  readonly text: unknown;
  readonly narrator: unknown;
  readonly book: unknown;
  /** The number of its book, and its own within it. */
  readonly bookNumber?: unknown;
  readonly numberInBook?: unknown;
  readonly chapter?: unknown;
  readonly chapterNumber?: unknown;
  readonly grades: unknown;
};

export type RawCollection = { readonly title: string; readonly entries: readonly RawHadith[] };

export type LayoutReading = RawCollection | { readonly error: string };

const anyEntry = z.record(z.string(), z.unknown());

/** One language per file: `metadata` with sections, `hadiths` with `hadithnumber`, `text`, `grades`, `reference`. */
const editionFile = z.object({
  metadata: z.object({
    name: z.string().trim().min(1),
    section: z.record(z.string(), z.string()).optional(),
    sections: z.record(z.string(), z.string()).optional(),
  }),
  hadiths: z.array(z.unknown()),
});

/** Arabic and English side by side: `metadata`, `chapters`, `hadiths` with `idInBook`, `arabic`, `english`. */
const pairedFile = z.object({
  metadata: z.object({ english: z.object({ title: z.string().trim().min(1) }) }),
  chapters: z.array(z.object({ id: z.number().nullable(), arabic: z.string(), english: z.string() })),
  hadiths: z.array(z.unknown()),
});

const namesByLanguage = z.array(z.object({ lang: z.string(), name: z.string() }));

/** As sunnah.com's interface answers: `data` with `hadithNumber`, `bookNumber` and a `hadith` for each language. */
const listedFile = z.object({
  title: z.string().trim().min(1).optional(),
  books: z.array(z.object({ bookNumber: z.unknown(), book: namesByLanguage })).optional(),
  data: z.array(z.looseObject({ collection: z.string().trim().min(1), hadith: z.array(z.unknown()) })).min(1),
});

function fieldsOf(entry: unknown): Record<string, unknown> {
  return anyEntry.safeParse(entry).data ?? {};
}

function fromEdition(file: z.infer<typeof editionFile>, language: Language): RawCollection {
  const sections = file.metadata.sections ?? file.metadata.section ?? {};
  return {
    title: file.metadata.name,
    entries: file.hadiths.map((entry, at) => {
      const { hadithnumber, text, grades, reference } = fieldsOf(entry);
      const { book: bookNumber, hadith: numberInBook } = fieldsOf(reference);
      const book = sections[String(bookNumber)];
      return {
        place: at + 1,
        number: hadithnumber,
        language,
        text,
        narrator: undefined,
        book: book || undefined,
        bookNumber,
        numberInBook,
        grades: Array.isArray(grades)
          ? grades.map((grade) => ({ grade: fieldsOf(grade).grade, grader: fieldsOf(grade).name }))
          : grades,
      };
    }),
  };
}

function fromPaired(file: z.infer<typeof pairedFile>): RawCollection {
  const chapters = new Map(file.chapters.map((chapter) => [chapter.id, chapter]));
  return {
    title: file.metadata.english.title,
    entries: file.hadiths.flatMap((entry, at): RawHadith[] => {
      const { idInBook, chapterId, arabic, english } = fieldsOf(entry);
      const chapter = chapters.get(typeof chapterId === "number" ? chapterId : null);
      const { narrator, text } = fieldsOf(english);
      const shared = { place: at + 1, number: idInBook, grades: undefined, bookNumber: chapterId };
      return [
        { ...shared, language: "ar", text: arabic, narrator: undefined, book: chapter?.arabic || undefined },
        {
          ...shared,
          language: "en",
          text,
          narrator: narrator || undefined,
          book: chapter?.english || undefined,
        },
      ];
    }),
  };
}

/** The paragraphs and line breaks of a text as lines; other markup stays, and is refused with the text. */
function linesOfMarkup(body: unknown): unknown {
  if (typeof body !== "string") return body;
  const lines = body.replace(/<\/?(?:p|br)\s*\/?>/gi, "\n").split("\n");
  const text = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
  return /<[a-z/!]/i.test(text) ? "" : text;
}

function fromListed({ title, books = [], data }: z.infer<typeof listedFile>): RawCollection {
  const names = new Map(
    books.flatMap(({ bookNumber, book }) =>
      book.map(({ lang, name }) => [`${String(bookNumber)} ${lang}`, name] as const),
    ),
  );
  return {
    title: title ?? data[0]?.collection ?? "",
    entries: data.flatMap(({ hadithNumber, bookNumber, hadith }, at) =>
      hadith.flatMap((written): RawHadith[] => {
        const { lang, body, chapterNumber, chapterTitle, grades } = fieldsOf(written);
        if (typeof lang !== "string" || !isLanguage(lang)) return [];
        return [
          {
            place: at + 1,
            number: hadithNumber,
            language: lang,
            text: linesOfMarkup(body),
            narrator: undefined,
            book: names.get(`${String(bookNumber)} ${lang}`),
            bookNumber,
            chapter: linesOfMarkup(chapterTitle),
            chapterNumber,
            grades: Array.isArray(grades)
              ? grades
                  .map((grade) => ({ grade: fieldsOf(grade).grade, grader: fieldsOf(grade).graded_by }))
                  .filter(({ grade, grader }) => grade || grader)
              : undefined,
          },
        ];
      }),
    ),
  };
}

/** Three-letter codes at the start of file names, as `eng-bukhari.json`. */
const editionLanguages: Readonly<Record<string, Language>> = {
  ara: "ar",
  eng: "en",
  fra: "fr",
  urd: "ur",
  ind: "id",
  tur: "tr",
};

/** The language of an edition by its file name, as `eng-bukhari.json`; undefined for other names and languages. */
export function languageOfFile(fileName: string): Language | undefined {
  const code = /^([a-z]{2,3})-/.exec(fileName.toLowerCase())?.[1] ?? "";
  return editionLanguages[code] ?? (isLanguage(code) ? code : undefined);
}

/** Recognises the layout of a file and returns its entries, unchecked, in one form. */
export function readLayout(text: string, language: Language | undefined): LayoutReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      error: `this is not a complete JSON file: ${error instanceof Error ? error.message : "unreadable"}`,
    };
  }
  const paired = pairedFile.safeParse(json);
  if (paired.success) return fromPaired(paired.data);
  const listed = listedFile.safeParse(json);
  if (listed.success) return fromListed(listed.data);
  const edition = editionFile.safeParse(json);
  if (!edition.success) return { error: "this is none of the layouts in docs/importing-texts.md" };
  if (!language) return { error: "the language is not known: name it with --language en|ar|fr|ur|id|tr" };
  return fromEdition(edition.data, language);
}
