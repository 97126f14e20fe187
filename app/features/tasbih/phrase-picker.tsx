import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { maxPhraseLength, targetOf } from "./own-phrases.ts";
import type { Phrase } from "./tasbih-phrases.ts";

type PhrasePickerProps = {
  readonly phrases: readonly Phrase[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** Every phrase with its target; those that the reader added can be removed. */
export function PhrasePicker({ phrases, current, onChoose, onRemove }: PhrasePickerProps) {
  const text = useMessages("tasbih");
  const language = useLanguage();
  return (
    <ul aria-label={text("choose")} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
      {phrases.map(({ id, text: words, target, isOwn }) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            aria-pressed={id === current}
            onClick={() => onChoose(id)}
            className="flex min-h-14 min-w-0 grow items-center justify-between gap-3 rounded-control border border-edge px-4 hover:border-green aria-pressed:border-green aria-pressed:bg-raised"
          >
            <span
              {...(isOwn ? { dir: "auto" } : { lang: "ar", dir: "rtl" })}
              className="min-w-0 break-words text-start font-naskh text-lg leading-[2]!"
            >
              {words}
            </span>
            <span className="text-ink-soft text-sm tabular-nums">{formatNumber(target, language)}</span>
          </button>
          {isOwn && (
            <IconButton label={text("remove", { phrase: words })} onClick={() => onRemove(id)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Adds a phrase with its target; says what is missing. */
export function PhraseForm({ onAdd }: { readonly onAdd: (words: string, target: number) => void }) {
  const text = useMessages("tasbih");
  const [words, setWords] = useState("");
  const [typedTarget, setTypedTarget] = useState("33");
  const [problem, setProblem] = useState<"noText" | "noTarget">();
  const add = () => {
    const target = targetOf(typedTarget);
    if (words.trim() === "") return setProblem("noText");
    if (target === undefined) return setProblem("noTarget");
    onAdd(words.trim(), target);
    setWords("");
    setProblem(undefined);
  };
  return (
    <form
      noValidate={true}
      className="mt-4 grid gap-3 sm:grid-cols-[1fr_8rem_auto] sm:items-end lg:grid-cols-[1fr_auto] lg:[&>:first-child]:col-span-full"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="grid gap-1">
        <span className="text-sm">{text("ownPhrase")}</span>
        <input
          dir="auto"
          value={words}
          maxLength={maxPhraseLength}
          aria-invalid={problem === "noText"}
          aria-describedby="phrase-problem"
          onChange={(event) => setWords(event.target.value)}
          className="field"
        />
      </label>
      <label className="grid gap-1">
        <span className="text-sm">{text("target")}</span>
        <input
          inputMode="numeric"
          value={typedTarget}
          aria-invalid={problem === "noTarget"}
          aria-describedby="phrase-problem"
          onChange={(event) => setTypedTarget(event.target.value)}
          className="field"
        />
      </label>
      <Button type="submit">{text("add")}</Button>
      <p id="phrase-problem" role="alert" className="text-harm text-sm empty:hidden col-span-full">
        {problem && text(problem)}
      </p>
    </form>
  );
}
