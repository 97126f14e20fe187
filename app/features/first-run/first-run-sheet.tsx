import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { type Aim, aims, storedAim, storedFirstRun } from "#app/storage/first-run.ts";
import { useKnownPlace } from "#app/storage/known-place.ts";
import { savedLanguage, setLanguageCookie } from "#app/storage/saved-language.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { placeSource } from "#content/cities/index.ts";
import { directionOf, type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { placeName } from "#domain/places/place.ts";

type FirstRunSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLanguage: (language: Language) => void;
};

const choiceClass =
  "field flex min-h-12 items-center text-start aria-pressed:border-green aria-pressed:bg-green-veil aria-pressed:font-semibold aria-pressed:text-green-strong";

const stepCount = 3;

/** Three questions of the first visit: language, place and purpose. Each can be skipped, or all of them. */
export function FirstRunSheet({ isOpen, onClose, onLanguage }: FirstRunSheetProps) {
  const text = useMessages("firstrun");
  const shell = useMessages("shell");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [step, setStep] = useState(1);
  const close = () => {
    storedFirstRun.write("done");
    onClose();
  };
  const next = () => (step < stepCount ? setStep(step + 1) : close());
  const chooseLanguage = (chosen: Language) => {
    savedLanguage.write(chosen);
    setLanguageCookie(chosen);
    onLanguage(chosen);
  };
  const number = (value: number) => formatNumber(value, language);
  const steps: Readonly<Record<number, ReactNode>> = {
    1: <LanguageStep key="language" onChoose={chooseLanguage} />,
    2: (
      <PlaceStep
        key="place"
        onAccept={next}
        onOther={() => {
          close();
          navigate("/prayer");
        }}
      />
    ),
    3: <AimStep key="aim" />,
  };
  return (
    <Sheet title={text("title")} closeLabel={shell("close")} isOpen={isOpen} onClose={close} isOutsideHistory>
      <div className="grid gap-4">
        <p role="status" className="text-ink-soft text-sm">
          {text("step", { step: number(step), count: number(stepCount) })}
        </p>
        {steps[step]}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" onClick={next}>
            {text(step < stepCount ? "next" : "done")}
          </Button>
          {step < stepCount && (
            <>
              <Button look="bare" onClick={next}>
                {text("skip")}
              </Button>
              <Button look="bare" className="ms-auto" onClick={close}>
                {text("skipAll")}
              </Button>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}

type LanguageStepProps = { readonly onChoose: (language: Language) => void };

function LanguageStep({ onChoose }: LanguageStepProps) {
  const text = useMessages("firstrun");
  const shown = useLanguage();
  return (
    <Question title={text("languageTitle")}>
      <div className="grid grid-cols-2 gap-2">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            dir={directionOf(language)}
            aria-pressed={language === shown}
            onClick={() => onChoose(language)}
            className={choiceClass}
          >
            {nativeLanguageName[language]}
          </button>
        ))}
      </div>
    </Question>
  );
}

type PlaceStepProps = { readonly onAccept: () => void; readonly onOther: () => void };

function PlaceStep({ onAccept, onOther }: PlaceStepProps) {
  const text = useMessages("firstrun");
  const language = useLanguage();
  const { place, origin, save } = useKnownPlace(placeSource);
  const name = placeName(place, language);
  const isKnown = origin !== "default";
  return (
    <Question title={text("placeTitle")}>
      <p className="text-ink-soft">{isKnown ? text("placeGuess", { place: name }) : text("placeUnknown")}</p>
      {isKnown && (
        <Button
          onClick={() => {
            save(place);
            onAccept();
          }}
        >
          {text("keepPlace", { place: name })}
        </Button>
      )}
      <Button onClick={onOther}>{text("otherPlace")}</Button>
    </Question>
  );
}

function AimStep() {
  const text = useMessages("firstrun");
  const [chosen, setAim] = useStoredValue<Aim | undefined>(storedAim);
  return (
    <Question title={text("aimTitle")}>
      {aims.map((aim) => (
        <button
          key={aim}
          type="button"
          aria-pressed={aim === chosen}
          onClick={() => setAim(aim)}
          className={choiceClass}
        >
          {text(`aim.${aim}`)}
        </button>
      ))}
    </Question>
  );
}

type QuestionProps = { readonly title: string; readonly children: ReactNode };

function Question({ title, children }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Nobody's press opened the sheet, and the button of the last answer may be gone: each question has the focus when it
  // comes, not a button that would stand out by its ring.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}
