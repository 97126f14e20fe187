import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { checkPacks } from "#app/offline/packs.ts";
import { directionOf, nativeLanguageName } from "#domain/language.ts";
import { type ImportedPack, importedPacks, keyOfPack } from "./imported-pack.ts";
import { PackRow } from "./pack-row.tsx";
import { useSettledPacks } from "./use-settled-packs.ts";

/** The operator's texts and what is saved of them; what is saved alone where the server does not say which there are. */
async function loadPacks() {
  const { importedTexts } = await import("#app/api/imported-texts.ts");
  const listed = await importedTexts().catch(() => undefined);
  const packs = await importedPacks(listed ?? []);
  await checkPacks(packs.map(({ plan }) => plan));
  return { packs, isListed: listed !== undefined };
}

/** Translations and commentaries of the operator to save on the device; nothing where there are none. */
export function ImportedPacks() {
  const text = useMessages("offline");
  const settled = useSettledPacks();
  const { latest: found } = useAsync(`imported packs ${settled}`, loadPacks);
  if (!found || found.packs.length === 0) return null;
  return (
    <section aria-labelledby="imported-packs">
      <h3 id="imported-packs" className="font-display text-lg">
        {text("added")}
      </h3>
      <p className="text-ink-soft text-sm">{text("addedHint")}</p>
      <ul className="mt-2 grid gap-2">
        {found.packs.map((pack) => (
          <ImportedRow key={pack.plan.id} pack={pack} isListed={found.isListed} />
        ))}
      </ul>
    </section>
  );
}

type ImportedRowProps = {
  readonly pack: ImportedPack;
  /** The server has said which texts there are. */
  readonly isListed: boolean;
};

function ImportedRow({ pack, isListed }: ImportedRowProps) {
  const text = useMessages("offline");
  const size = text("addedFiles", { count: pack.plan.files.length });
  const key = keyOfPack(pack);
  if (!pack.text)
    return <PackRow plan={pack.plan} name={isListed ? text("addedGone", { name: key }) : key} size={size} />;
  const { language, title } = pack.text;
  return (
    <PackRow
      plan={pack.plan}
      name={`${nativeLanguageName[language]}: ${title}`}
      lang={language}
      dir={directionOf(language)}
      size={size}
    />
  );
}
