import { useEffect } from "react";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import { useActionableHadith } from "./actionable-hadith.ts";
import { HadithDetail } from "./hadith-detail.tsx";

const OtherTranslations = lazyComponent(() =>
  import("./other-translations.tsx").then((part) => part.OtherTranslations),
);

type HadithDetailSheetProps = {
  readonly id: string | undefined;
  readonly hadithOf: (id: string) => Hadith | undefined;
  /** Whether the whole set is loaded: an id that it lacks does not exist. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly names: HadithTexts["names"];
  readonly Actions: TextActionsComponent;
  readonly onInterest: () => void;
  readonly onClose: () => void;
};

/** The hadith that the address names, in a sheet over the list. */
export function HadithDetailSheet(props: HadithDetailSheetProps) {
  const { id, hadithOf, isComplete, hasFailed, names, Actions, onInterest, onClose } = props;
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const hadith = id === undefined ? undefined : hadithOf(id);
  useEffect(() => {
    if (id !== undefined) onInterest();
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
          <OtherTranslations id={hadith.id} />
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
