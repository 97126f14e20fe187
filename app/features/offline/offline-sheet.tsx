import { useAsync } from "#app/hydration/use-async.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { cachedAddresses } from "#app/offline/pack-files.ts";
import { canKeepPacks, checkPacks } from "#app/offline/packs.ts";
import { storageSpace } from "#app/offline/storage-space.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadSurahNames, type SurahName } from "#content/quran/index.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { type PackPlan, packAddresses } from "#domain/offline-pack/pack-plan.ts";
import { AudioPacks } from "./audio-packs.tsx";
import { ImportedPacks } from "./imported-packs.tsx";
import { PackRow } from "./pack-row.tsx";
import { type PackSize, textPackPlan, textPackSize } from "./text-pack.ts";
import { useSettledPacks } from "./use-settled-packs.ts";

type OfflineSheetProps = {
  readonly surahNames: readonly SurahName[];
  readonly chosen: { readonly surah?: number; readonly recording?: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Texts and recitations to save on the device, and the space they use. */
function OfflineSheet({ surahNames, chosen, isOpen, onClose }: OfflineSheetProps) {
  const text = useMessages("offline");
  return (
    <Sheet title={text("title")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      {canKeepPacks() ? (
        <div className="grid gap-6">
          <SpaceUsed />
          <TextPacks />
          <ImportedPacks />
          <AudioPacks surahNames={surahNames} chosen={chosen} />
        </div>
      ) : (
        <p>{text("unsupported")}</p>
      )}
    </Sheet>
  );
}

export type LoadedSheet = {
  readonly Sheet: typeof OfflineSheet;
  readonly language: Language;
  readonly messages: Messages;
  readonly surahNames: readonly SurahName[];
};

/** Loads the sheet with the messages and surah names that it shows. */
export async function loadSheet(language: Language): Promise<LoadedSheet> {
  const [messages, surahNames] = await Promise.all([
    loadMessages(language, ["offline", "player"]),
    loadSurahNames(language),
  ]);
  return { Sheet: OfflineSheet, language, messages, surahNames };
}

/** How much storage this site uses in the browser, and how much it may use. */
function SpaceUsed() {
  const text = useMessages("offline");
  const language = useLanguage();
  const settled = useSettledPacks();
  // Measured again whenever a pack was saved or removed.
  const space = useAsync(String(settled), storageSpace).latest;
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <p>{text("intro")}</p>
      <p role="status" className="min-h-6">
        {space &&
          text("space", {
            used: formatBytes(space.used, language),
            allowed: formatBytes(space.allowed, language),
          })}
      </p>
    </div>
  );
}

type TextPack = { readonly language: Language; readonly plan: PackPlan };

/** The packs of all languages, the reader's first. */
function packsFor(first: Language): readonly TextPack[] {
  const ordered = [first, ...languages.filter((language) => language !== first)];
  return ordered.flatMap((language) => {
    const plan = textPackPlan(language);
    return plan ? [{ language, plan }] : [];
  });
}

async function sizesOf(packs: readonly TextPack[]): Promise<ReadonlyMap<Language, PackSize>> {
  const there = await cachedAddresses("texts", [
    ...new Set(packs.flatMap(({ plan }) => packAddresses(plan))),
  ]);
  const sized = packs.map(async ({ language }) => [language, await textPackSize(language, there)] as const);
  return new Map(await Promise.all(sized));
}

/** The whole Quran by language, with its search index. */
function TextPacks() {
  const text = useMessages("offline");
  const own = useLanguage();
  const settled = useSettledPacks();
  // What is missing on the device changes whenever a pack was saved or removed.
  const sizes = useAsync(`${own} ${settled}`, async () => {
    const packs = packsFor(own);
    await checkPacks(packs.map(({ plan }) => plan));
    return sizesOf(packs);
  }).latest;
  const sizeText = (language: Language) => {
    const size = sizes?.get(language);
    if (!size) return text("looking");
    return text("size", {
      travels: formatBytes(size.travels, own),
      bytes: formatBytes(size.bytes, own),
    });
  };
  return (
    <section aria-labelledby="text-packs">
      <h3 id="text-packs" className="font-display text-lg">
        {text("texts")}
      </h3>
      <p className="text-ink-soft text-sm">{text("textsHint")}</p>
      <ul className="mt-2 grid gap-2">
        {packsFor(own).map(({ language, plan }) => (
          <PackRow
            key={language}
            plan={plan}
            name={nativeLanguageName[language]}
            lang={language}
            dir={directionOf(language)}
            size={sizeText(language)}
          />
        ))}
      </ul>
    </section>
  );
}
