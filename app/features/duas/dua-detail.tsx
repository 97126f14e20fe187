import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
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
  const isHydrated = useIsHydrated();
  return (
    <Sheet
      title={text("detailTitle")}
      closeLabel={closeLabel}
      isOpen={isHydrated && isOpen}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      {dua ? (
        <div className="grid gap-6">
          <DuaDetail dua={dua} translator={translator} />
          <DuaActions dua={dua} Actions={Actions} />
        </div>
      ) : (
        <p role="status" className="py-8 text-center text-ink-soft">
          {text("noSuchDua")}
        </p>
      )}
    </Sheet>
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
  const { reference } = useActionableDua(dua);
  const { passage, grades, narrator, isReviewed } = dua;
  const graded = grades.map(({ grade, grader }) => text("graded", { grade: text(`grade.${grade}`), grader }));
  const facts = [
    [text("occasion"), dua.occasion],
    [text("benefits"), dua.benefits],
    [text("reference"), reference],
    [text("narrator"), narrator],
    [text("grade"), graded.join(" · ")],
  ] as const;
  return (
    <>
      <div>
        <Badge look="green">{text(`category.${dua.category}`)}</Badge>
        <h3 className="mt-3 font-display text-xl">{dua.title}</h3>
      </div>
      <div>
        <DuaWords dua={dua} query="" />
        <p className="mt-2 text-gold text-sm">
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
