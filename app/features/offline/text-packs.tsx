import { useAsync } from "#app/hydration/use-async.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { addressesThere } from "#app/offline/pack-files.ts";
import { checkPacks } from "#app/offline/packs.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { type PackPlan, packAddresses } from "#domain/offline-pack/pack-plan.ts";
import { PackRow } from "./pack-row.tsx";
import { type PackSize, textPackPlan, textPackSize } from "./text-pack.ts";
import { useSettledPacks } from "./use-settled-packs.ts";

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
  const there = await addressesThere("texts", [...new Set(packs.flatMap(({ plan }) => packAddresses(plan)))]);
  const sized = packs.map(async ({ language }) => [language, await textPackSize(language, there)] as const);
  return new Map(await Promise.all(sized));
}

/** The whole Quran by language, with its search index. */
export function TextPacks() {
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
