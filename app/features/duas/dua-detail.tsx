import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { DetailSheet } from "#app/ui/detail-sheet.tsx";
import type { DuaEntry } from "./dua-entry.ts";
import { DuaWords } from "./dua-words.tsx";
import { useActionableDua } from "./use-actionable-dua.ts";

type DuaDetailSheetProps = {
  readonly isOpen: boolean;
  /** Undefined where the address names an unknown dua. */
  readonly dua: DuaEntry | undefined;
  readonly translator: string | undefined;
  readonly Actions: TextActionsComponent;
  readonly onClose: () => void;
};

/** The dua that the address names, over the list. */
export function DuaDetailSheet({ isOpen, dua, translator, Actions, onClose }: DuaDetailSheetProps) {
  const text = useMessages("duas");
  const closeLabel = useMessages("texts")("close");
  return (
    <DetailSheet
      title={text("detailTitle")}
      closeLabel={closeLabel}
      isOpen={isOpen}
      missing={text("noSuchDua")}
      onClose={onClose}
    >
      {dua && (
        <>
          <DuaDetail dua={dua} translator={translator} />
          <DuaActions dua={dua} Actions={Actions} />
        </>
      )}
    </DetailSheet>
  );
}

function DuaActions({ dua, Actions }: { readonly dua: DuaEntry; readonly Actions: TextActionsComponent }) {
  return <Actions of={useActionableDua(dua).actionable} look="row" />;
}

type DuaDetailProps = { readonly dua: DuaEntry; readonly translator: string | undefined };

/** Everything about one dua. */
export function DuaDetail({ dua, translator }: DuaDetailProps) {
  const text = useMessages("duas");
  const shared = useMessages("texts");
  const language = useLanguage();
  const { reference } = useActionableDua(dua);
  const { passage, grades, narrator, isReviewed } = dua;
  const graded = grades.map(({ grade, grader }) => text("graded", { grade: text(`grade.${grade}`), grader }));
  const facts = [
    [text("occasion"), dua.occasion],
    [text("benefits"), dua.benefits],
    [text("reference"), reference],
    [text("narrator"), narrator],
    [text("grade"), graded.join(lineSeparator(language))],
  ] as const;
  return (
    <>
      <div>
        <h3 className="font-display text-xl">{dua.title}</h3>
        <p className="text-ink-soft text-sm">{text(`category.${dua.category}`)}</p>
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
