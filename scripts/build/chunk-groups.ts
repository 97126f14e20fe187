import { dirname, join } from "node:path";
import type { Rolldown } from "vite";

const root = join(import.meta.dirname, "../..");
const startFile = join(root, "app/router/start.tsx");
const pagesFile = join(root, "app/router/route-pages.ts");
const readers = ["app/pages/digital-quran.tsx", "app/pages/complete-quran.tsx"].map((file) =>
  join(root, file),
);

const prayerPage = join(root, "app/pages/prayer.tsx");
const calendarPage = join(root, "app/pages/islamic-calendar.tsx");
/**
 * The computation of prayer times: many small files that only the prayer page needs at once. The authorities of the
 * methods load where a time is explained.
 */
const prayerTimesFiles =
  /domain[\\/](?:prayer-times|qibla)[\\/]|domain[\\/]hijri[\\/]ramadan|features[\\/]prayer[\\/]|app[\\/]browser[\\/]|lucide-react[\\/]|content[\\/]calculation-methods[\\/](?!data[\\/]authorities)|node_modules[\\/]adhan[\\/]/;

/**
 * A module shared by that many pages is in the common chunk if its source is shorter than so many characters: a file of
 * its own would cost each of them a request, which delays the first paint on a slow phone.
 */
const commonLimits = [
  { upTo: 800, pages: 5 },
  { upTo: 1100, pages: 14 },
  { upTo: 3000, pages: 25 },
] as const;

/**
 * Never in the common chunk, however many pages need them: together they are large, or they import data that would
 * then load with every page.
 */
const separate =
  /storage[\\/]user-data|domain[\\/]sync|content[\\/]quran[\\/]page-address|node_modules[\\/](idb|zod|adhan)[\\/]/;

/**
 * What guesses a place from the device's time zone: home asks for it beside the code of the times, and a part of the
 * assistant reads such a place too.
 */
const zoneFiles =
  /(?:storage[\\/](?:guessed-place|zone-guess|place-schema|device-zone)|places[\\/](?:zone-place|place))\.ts$/;

/** The clock, the card of the prayer that comes next, and its words for a time: home and the prayer page begin with them. */
const nowFiles =
  /(?:browser[\\/]use-clock\.ts|ui[\\/]now-card\.tsx|features[\\/]prayer[\\/]time-words\.ts|prayer-times[\\/]time-remaining\.ts)$/;

/** It starts what the file of the person's place is for: to ask for it is to ask for that file. */
const guessFile = /features[\\/]prayer[\\/]begin-guess\.ts$/;

/** Where a text of the Quran stands and how it is read: whoever reads one needs them together. */
const quranFiles =
  /content[\\/]quran[\\/](?:(?:index|page-address|text-address|quran-text|text-hash)\.ts|built[\\/]editions\.json)$/;

/** Today's Hijri date: its parts know of each other one after the other, and a slow line would fetch each in its turn. */
const hijriFiles =
  /(?:domain[\\/]hijri[\\/](?:hijri-calendar|hijri-today|month-correction)|storage[\\/]hijri-reckoning|calendar[\\/]use-hijri-today)\.ts$/;

const iconBarrel = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;

/** Otherwise the dynamic import of all reciters would get the list of the streaming page into its own file. */
const surahRecitersFiles =
  /content[\\/]reciters[\\/]((surah-reciters|reciter-name|recording-from)\.ts|data[\\/](surah-reciters|audio-hosts)\.json)$/;

/** The parts of the collection of duas always load together: what all languages share, and the words of one. */
const duasFiles =
  /content[\\/]duas[\\/]data[\\/][a-z-]+[\\/](?:duas|transliteration|text\.(?<language>[a-z]{2}))\.json/;

/** Seldom the first page of a visit: what it shares with some others is no reason to load it with all. */
const seldomFirst = ["quote-check", "khatma", "prayer-log"].map((page) =>
  join(root, `app/pages/${page}.tsx`),
);

type Context = Rolldown.ChunkingContext;
type Reach = {
  readonly start: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
};

/** The file of each icon by name; the barrel itself is never in the build. */
function iconFiles(barrel: string, code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g))
    for (const name of names.split(","))
      files.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
        join(dirname(barrel), file),
      );
  return files;
}

/** The imports of a module, with the icon barrel resolved to the icons that it names. */
function importsOf(id: string, context: Context): string[] {
  const module = context.getModuleInfo(id);
  const ids = module?.importedIds ?? [];
  const barrel = ids.find((imported) => iconBarrel.test(imported));
  if (!barrel) return [...ids];
  const files = iconFiles(barrel, context.getModuleInfo(barrel)?.code ?? "");
  const named = (module?.code ?? "").matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const icons = [...named]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => files.get(name.trim().split(/\s+as\s+/)[0] ?? ""));
  return [...ids.filter((imported) => imported !== barrel), ...icons.filter((file) => file !== undefined)];
}

function reachOf(from: string, context: Context): Set<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...importsOf(id, context));
  }
  return reached;
}

function measure(context: Context): Reach {
  const pages = context.getModuleInfo(pagesFile)?.dynamicallyImportedIds ?? [];
  return {
    start: reachOf(startFile, context),
    pages: new Map(pages.map((page) => [page, reachOf(page, context)])),
  };
}

/**
 * Joins modules that always load together, since many small files compress far worse than one: `app` is what every page
 * needs, `reader` what only the two readers share, `prayer-times` the computation of one page, `person-place` what the
 * pages of prayer and calendar know of the person's place.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let reach: Reach | undefined;
  const nameOf = (id: string, context: Context): string | null => {
    // The entry file stays separate: joined to others, the manifest would name its styles in its place.
    if (surahRecitersFiles.test(id)) return "surah-reciters";
    const duas = duasFiles.exec(id);
    if (duas) return duas.groups?.language ? `duas-${duas.groups.language}` : "duas";
    if (zoneFiles.test(id)) return "zone-guess";
    if (guessFile.test(id)) return "person-place";
    if (nowFiles.test(id)) return "now";
    if (quranFiles.test(id)) return "quran";
    if (hijriFiles.test(id)) return "hijri-today";
    if (id === startFile || /\.(css|json)$/.test(id)) return null;
    reach ??= measure(context);
    if (reach.start.has(id)) return "app";
    const users = [...reach.pages].filter(([, reached]) => reached.has(id)).map(([page]) => page);
    const size = context.getModuleInfo(id)?.code?.length ?? Number.POSITIVE_INFINITY;
    const counted = users.filter((page) => !seldomFirst.includes(page)).length;
    const isCommon = commonLimits.some(({ upTo, pages }) => size < upTo && counted >= pages);
    if (isCommon && !separate.test(id)) return "app";
    if (users.length === 1 && users[0] === prayerPage && prayerTimesFiles.test(id)) return "prayer-times";
    const isPrayerAndCalendar =
      users.length === 2 && users.every((page) => page === prayerPage || page === calendarPage);
    // The ten cities load when somebody searches.
    if (isPrayerAndCalendar && !/built-in-cities/.test(id)) return "person-place";
    const isOfReaders = users.length === 2 && users.every((page) => readers.includes(page));
    // What is stored is read by later parts of other pages too: they must not load a reader for it.
    if (isOfReaders && !/app[\\/]storage[\\/](?!reading-plan)|domain[\\/]reader-edition/.test(id))
      return "reader";
    return null;
  };
  return [{ name: nameOf, debugName: "chunk groups", includeDependenciesRecursively: false }];
}
