import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { ReviewGrade } from "#domain/review/review-card.ts";
import { verseKey } from "#domain/verse-reference.ts";
import { useNow } from "./device-clock.ts";
import { GradeButtons } from "./grade-buttons.tsx";
import type { Passage } from "./hifz-address.ts";
import { useDeck } from "./use-deck.ts";
import type { PassageTexts } from "./use-passage.ts";
import { NumberedVerses } from "./verse-text.tsx";
import { waitTexts } from "./wait-text.ts";

type SelfGradingProps = { readonly passage: Passage; readonly texts: PassageTexts };

/** The check without speech recognition: recite, look, and grade; the passage's review card is graded with it. */
export function SelfGrading({ passage, texts }: SelfGradingProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const { now } = useNow();
  const showToast = useToast();
  const store = useDeck();
  const [isShown, setIsShown] = useState(false);
  const { surah, from, to } = passage;
  const id = to > from ? (`${surah}:${from}-${to}` as const) : verseKey({ surah, ayah: from });
  const waits = store.waitsOf(id, now);
  const grade = (chosen: ReviewGrade) => {
    store.gradeOrCreate(id, chosen);
    setIsShown(false);
    showToast({ title: text("graded") });
  };
  return (
    <section aria-label={text("selfTitle")} className="panel grid gap-4 p-5">
      <h2 className="font-display text-xl">{text("selfTitle")}</h2>
      <p className="text-ink-soft">{text("selfAbout")}</p>
      {isShown ? (
        <>
          <p lang="ar" dir="rtl" className="quran text-pretty text-[1.625rem]">
            <NumberedVerses verses={texts.arabic} from={from} />
          </p>
          <GradeButtons
            waits={waits && waitTexts(waits, language)}
            isDisabled={!store.isReady}
            onGrade={grade}
          />
        </>
      ) : (
        <Button look="primary" onClick={() => setIsShown(true)} className="justify-self-start">
          {text("showPassage")}
        </Button>
      )}
    </section>
  );
}
