import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { longestPhrase, targetOf } from "./own-phrases.ts";

/** Adds a phrase of one's own with its target; says what is missing. */
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
      className="mt-4 grid gap-3 sm:grid-cols-[1fr_8rem_auto] sm:items-end"
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
          maxLength={longestPhrase}
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
      <p id="phrase-problem" role="alert" className="text-harm text-sm empty:hidden sm:col-span-3">
        {problem && text(problem)}
      </p>
    </form>
  );
}
