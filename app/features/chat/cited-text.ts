import { readPublished } from "#app/browser/read-published.ts";
import type { QuotedKind, QuotedText } from "#content/quoted-texts/index.ts";
import type { ReadText } from "#content/quran/index.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { wholePassage } from "#domain/conversation/whole-passages.ts";
import type { Language } from "#domain/language.ts";
import { parseVerseRange, type VerseRange } from "#domain/verse-range.ts";

/** A citation with its words from the verified texts, as its card shows it. */
export type CitedText = {
  /** The surah's name with the verse, the collections with their numbers, or the text's own title. */
  readonly reference: string;
  readonly arabic?: { readonly text: string; readonly isQuran: boolean };
  /** The verses of the Quran, such as `107:4-7`. */
  readonly range?: string;
  /** In the reader's language. */
  readonly words?: string;
  /** The translator, the narrator, the graders. */
  readonly credits: readonly string[];
  /** The address of its page. */
  readonly href: string;
};

type Print = (number: string) => string;
type Loader<Kind extends Citation["kind"]> = (
  citation: Extract<Citation, { kind: Kind }>,
  language: Language,
  print: Print,
  read: ReadText,
) => Promise<CitedText | undefined>;

async function passage({ surah, from, to }: VerseRange, language: Language, read: ReadText) {
  const { loadPassages, translationFor, loadSurahNames, loadEditions } = await import(
    "#content/quran/index.ts"
  );
  const { readPassage } = await loadPassages();
  const edition = translationFor(language);
  const range = { surah, from, to };
  const [verses, translation, names, editions] = await Promise.all([
    readPassage(read, "arabic", range),
    edition ? readPassage(read, edition, range) : undefined,
    loadSurahNames(language),
    loadEditions(),
  ]);
  const credited = editions.find(({ id }) => id === edition);
  if (verses.length < to - from + 1) return undefined;
  return {
    arabic: { text: verses.join(" "), isQuran: true },
    words: translation?.join(" "),
    surahName: names[surah - 1]?.name ?? "",
    translator: credited ? credited.author : undefined,
  };
}

/** The last verse of a passage that begins with the cited verse. */
type WithEnd = { readonly to?: number };

/** A verse whose meaning would change alone is shown with its whole passage. */
const quran = async (
  { surah, ayah, to = ayah }: Extract<Citation, { kind: "quran" }> & WithEnd,
  language: Language,
  print: Print,
  read: ReadText,
): Promise<CitedText | undefined> => {
  const first = wholePassage({ surah, ayah });
  const last = wholePassage({ surah, ayah: to });
  const range = { surah, from: first.from, to: Math.max(first.to, last.to) };
  const found = await passage(range, language, read);
  const place = range.from === range.to ? `${surah}:${range.from}` : `${surah}:${range.from}-${range.to}`;
  return (
    found && {
      reference: `${found.surahName} ${print(place)}`,
      range: place,
      arabic: found.arabic,
      ...(found.words ? { words: found.words } : {}),
      credits: found.translator ? [found.translator] : [],
      href: `/digital-quran?surah=${surah}&verse=${ayah}`,
    }
  );
};

/** The words of a text: its own, or those of a passage of the Quran. */
async function quotedWords(
  { arabic, quran: place, translation }: QuotedText,
  language: Language,
  read: ReadText,
) {
  const range = place === undefined ? undefined : parseVerseRange(place);
  const found = range && typeof range !== "string" ? await passage(range, language, read) : undefined;
  const words = found?.words ?? translation;
  return {
    ...(found ? { arabic: found.arabic } : arabic ? { arabic: { text: arabic, isQuran: false } } : {}),
    ...(words ? { words } : {}),
  };
}

type QuotedCitation = { readonly kind: QuotedKind; readonly id: string };

/** The address of the page that has a quoted text. */
function pageOf({ kind, id }: QuotedCitation, { category }: QuotedText): string {
  if (kind === "hadith") return `/hadith?id=${id}`;
  if (kind === "dua") return `/duas-collection?id=${id}`;
  return `/complete-athkar?category=${category === "dua" ? "duas" : category}&tab=list`;
}

/** A hadith, a supplication or a remembrance. */
async function quoted(
  citation: QuotedCitation,
  language: Language,
  print: Print,
  read: ReadText,
): Promise<CitedText | undefined> {
  const { readQuoted } = await import("#content/quoted-texts/index.ts");
  const one = await readQuoted(read, citation.kind, citation.id, language);
  if (!one) return undefined;
  const places = one.places.map(([collection, number]) => `${collection} ${print(number)}`);
  return {
    reference: [...(one.title === undefined ? [] : [one.title]), ...places].join(" · "),
    ...(await quotedWords(one, language, read)),
    credits: one.credits,
    href: pageOf(citation, one),
  };
}

const faq: Loader<"faq"> = async ({ id }, language) => {
  const { loadFaq } = await import("#content/faq/index.ts");
  const one = (await loadFaq(language)).items.find((each) => each.id === id);
  return one && { reference: one.question, words: one.answer, credits: [], href: `/faq#${id}` };
};

const tajweed: Loader<"tajweed"> = async ({ id }, language) => {
  const { loadTajweedCards } = await import("#content/tajweed/index.ts");
  const { tabs } = await loadTajweedCards(language);
  const tab = tabs.find(({ cards }) => cards.some((each) => each.id === id));
  const one = tab?.cards.find((each) => each.id === id);
  return (
    one && {
      reference: one.title,
      words: `${one.what} ${one.how}`,
      credits: [...new Set(one.cites.map((book) => (language === "ar" ? book.title : book.latinTitle)))],
      href: `/tajweed-rules?tab=${tab?.id ?? "basics"}#${id}`,
    }
  );
};

const name: Loader<"name"> = async ({ id }, language) => {
  const { loadNames } = await import("#content/names-of-allah/index.ts");
  const one = (await loadNames(language)).names.find((each) => String(each.id) === id);
  return (
    one && {
      reference: language === "ar" ? one.arabic : `${one.transliteration} · ${one.name}`,
      arabic: { text: one.arabic, isQuran: false },
      words: one.meaning,
      credits: [],
      href: `/names-of-allah?id=${id}`,
    }
  );
};

const event: Loader<"event"> = async ({ id }, language) => {
  const { loadCalendarTexts } = await import("#content/islamic-calendar/index.ts");
  const one = (await loadCalendarTexts(language)).events.find((each) => each.id === id);
  return (
    one && { reference: one.name, words: one.description, credits: [], href: "/islamic-calendar?tab=events" }
  );
};

const view: Loader<"view"> = async ({ id }, language) => {
  const { loadPrayerGuide } = await import("#content/prayer-guide/index.ts");
  const { steps } = await loadPrayerGuide(language);
  const one = Object.entries(steps).find(([step]) => step === id)?.[1];
  return one?.note === undefined
    ? undefined
    : { reference: one.title, words: one.note, credits: [], href: "/how-to-pray" };
};

const loaders: { readonly [Kind in Citation["kind"]]: Loader<Kind> } = {
  quran,
  hadith: quoted,
  dua: quoted,
  dhikr: quoted,
  faq,
  tajweed,
  name,
  event,
  view,
};

/** Loads the words behind a citation; undefined where there is no such text. Rejects when a text fails to load. */
export function loadCited(
  citation: Citation & WithEnd,
  language: Language,
  print: Print,
  read: ReadText = readPublished,
): Promise<CitedText | undefined> {
  // The key and the kind of citation belong together, which the compiler cannot see.
  const load = loaders[citation.kind] as Loader<Citation["kind"]>;
  return load(citation as never, language, print, read);
}
