import { lazy, Suspense, useEffect } from "react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import { HadithDetail } from "./hadith-detail.tsx";
import { useActionableHadith } from "./use-actionable-hadith.ts";

const OtherTranslations = lazy(() =>
  import("./other-translations.tsx").then((file) => ({ default: file.OtherTranslations })),
);

type HadithDetailSheetProps = {
  readonly id: string | undefined;
  readonly hadithOf: (id: string) => Hadith | undefined;
  /** The whole set is there: an id it lacks does not exist. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly names: HadithTexts["names"];
  readonly Actions: TextActionsComponent;
  readonly onApproach: () => void;
  readonly onClose: () => void;
};

/** The hadith of the address, over the list. */
export function HadithDetailSheet(props: HadithDetailSheetProps) {
  const { id, hadithOf, isComplete, hasFailed, names, Actions, onApproach, onClose } = props;
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const hadith = id === undefined ? undefined : hadithOf(id);
  useEffect(() => {
    if (id !== undefined) onApproach();
  });
  const isHydrated = useIsHydrated();
  return (
    <Sheet
      title={text("detailTitle")}
      closeLabel={shared("close")}
      isOpen={isHydrated && id !== undefined}
      onClose={() => {
        if (id !== undefined) onClose();
      }}
    >
      {hadith ? (
        <div key={hadith.id} className="grid gap-6">
          <HadithDetail hadith={hadith} names={names} hadithOf={hadithOf} />
          <Suspense fallback={null}>
            <OtherTranslations id={hadith.id} />
          </Suspense>
          <HadithActions hadith={hadith} Actions={Actions} />
        </div>
      ) : (
        <p role="status" className="py-8 text-center text-ink-soft">
          {isComplete ? text("noSuchHadith") : shared(hasFailed ? "restFailed" : "loading")}
        </p>
      )}
    </Sheet>
  );
}

function HadithActions({
  hadith,
  Actions,
}: {
  readonly hadith: Hadith;
  readonly Actions: TextActionsComponent;
}) {
  return <Actions of={useActionableHadith(hadith).actionable} look="row" />;
}
