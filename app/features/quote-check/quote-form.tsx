import { FileText, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { longestText } from "#domain/quote-check/longest-text.ts";
import { readTextFile } from "./read-text-file.ts";

type QuoteFormProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onCheck: () => void;
  /** Further ways to bring a text. */
  readonly children?: ReactNode;
};

/** The field for the text: typed, pasted, dropped, or from a file. What is too long is said and kept. */
export function QuoteForm({ value, onChange, onCheck, children }: QuoteFormProps) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const isTooLong = value.length > longestText;
  const number = (count: number) => formatNumber(count, language);
  const said = isTooLong
    ? text("tooLong", { count: number(value.length), most: number(longestText) })
    : problem;

  const change = (next: string) => {
    setProblem(undefined);
    onChange(next);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTextFile(file).catch(() => ({ problem: "letters" }) as const);
    if ("text" in read) change(read.text);
    else
      setProblem(text(`file.${read.problem}`, { name: file.name, ending: "\u200e.txt", encoding: "UTF-8" }));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    // A dropped selection of text is the field's own business.
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const check = () => {
    if (value.trim() === "") setProblem(text("empty"));
    else if (!isTooLong) onCheck();
    if (value.trim() === "" || isTooLong) field.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={drop}
      className="grid gap-2"
    >
      <label htmlFor={id} className="text-ink-soft text-sm">
        {text("field")}
      </label>
      <textarea
        ref={field}
        id={id}
        dir={value === "" ? undefined : "auto"}
        rows={6}
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-said`}
        placeholder={text("placeholder")}
        onChange={(event) => change(event.target.value)}
        className="field max-h-80 py-2.5"
      />
      <p id={`${id}-said`} className="min-h-6 text-ink-soft text-sm">
        {said ? (
          <span role="alert" className="text-harm">
            {said}
          </span>
        ) : (
          text("count", { count: number(value.length), most: number(longestText) })
        )}
      </p>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button look="primary" type="submit">
          {text("check")}
        </Button>
        <Button onClick={() => picker.current?.click()}>
          <FileText aria-hidden="true" className="size-4" />
          {text("openFile")}
        </Button>
        {children}
        {value !== "" && (
          <Button
            look="bare"
            onClick={() => {
              change("");
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-4" />
            {text("clear")}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept=".txt,text/plain"
          hidden
          aria-label={text("openFile")}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be picked again after it was changed.
            target.value = "";
          }}
        />
      </div>
    </form>
  );
}
