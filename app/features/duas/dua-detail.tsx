import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { DetailSheet } from "#app/ui/detail-sheet.tsx";
import type { DuaEntry } from "./dua-entry.ts";
import { DuaWords } from "./dua-words.tsx";
import { useActionableDua } from "./use-actionable-dua.ts";
import { useGradeLine } from "./use-grade-line.ts";

type DuaDetailSheetProps = {
  readonly isOpen: boolean;
  /** Undefined where the address names an unknown dua. */
  readonly dua: DuaEntry | undefined;
  readonly categoryName: string;
  readonly translator: string | undefined;
  /** Shown instead of an unknown dua, or while it loads. */
  readonly missing: string;
  readonly Actions: TextActionsComponent;
  readonly onClose: () => void;
};

/** The dua that the address names, over the list. */
export function DuaDetailSheet(props: DuaDetailSheetProps) {
  const { isOpen, dua, categoryName, translator, missing, Actions, onClose } = props;
  const text = useMessages("duas");
  const closeLabel = useMessages("texts")("close");
  return (
    <DetailSheet
      title={text("detailTitle")}
      closeLabel={closeLabel}
      isOpen={isOpen}
      missing={missing}
      onClose={onClose}
    >
      {dua && (
        <>
          <DuaDetail dua={dua} categoryName={categoryName} translator={translator} />
          <DuaActions dua={dua} Actions={Actions} />
        </>
      )}
    </DetailSheet>
  );
}

function DuaActions({ dua, Actions }: { readonly dua: DuaEntry; readonly Actions: TextActionsComponent }) {
  return <Actions of={useActionableDua(dua).actionable} look="row" />;
}

type DuaDetailProps = {
  readonly dua: DuaEntry;
  readonly categoryName: string;
  readonly translator: string | undefined;
};

/** Everything about one dua. */
export function DuaDetail({ dua, categoryName, translator }: DuaDetailProps) {
  const text = useMessages("duas");
  const shared = useMessages("texts");
  const { reference } = useActionableDua(dua);
  const gradeLine = useGradeLine(dua);
  const { passage, narrator, isReviewed } = dua;
  const facts = [
    [text("occasion"), dua.occasion],
    [text("benefits"), dua.benefits],
    [text("reference"), reference],
    [text("narrator"), narrator],
    [text("grade"), gradeLine],
  ] as const;
  return (
    <>
      <div>
        <h3 className="font-display text-xl">{dua.title}</h3>
        <p className="text-ink-soft text-sm">{categoryName}</p>
      </div>
      <div>
        <DuaWords dua={dua} query="" />
        <p className="mt-2 text-ink-soft text-sm">
          {passage && translator ? (
            <>
              {text("publishedTranslation")}{" "}
              <bdi lang="en" dir="ltr">
                {translator}
              </bdi>
            </>
          ) : (
            shared(isReviewed ? "reviewed" : "notReviewed")
          )}
        </p>
      </div>
      <dl className="grid gap-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {passage && (
        <Link
          href={`/digital-quran?surah=${passage.surah}&verse=${passage.from}`}
          className={buttonClass("quiet", "justify-self-start")}
        >
          {text("inQuran")}
        </Link>
      )}
    </>
  );
}
