import type { ComponentType } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import type { Area } from "#app/i18n/catalogue.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

type LazyPartProps<Part> = {
  readonly load: () => Promise<ComponentType<Part>>;
  readonly part: Part & object;
  /** The areas of messages it is written with, beside those of every part. */
  readonly areas?: readonly Area[];
};

/** A part of the page whose code and messages are loaded when it is first shown, with a retry button on failure. */
export function LazyPart<Part>({ load, part, areas = [] }: LazyPartProps<Part>) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const known = useLoadedWords();
  // While the messages of another language load, the open part stays as it is, with what was typed in it.
  const { latest, hasFailed, retry } = useAsync(language, () =>
    Promise.all([load(), loadMessages(language, ["prayerparts", ...areas])]),
  );
  if (!latest && !hasFailed)
    return (
      <p role="status" className="p-4 text-ink-soft">
        {text("loading")}
      </p>
    );
  if (!latest)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 p-4">
        {text("partFailed")}
        <Button onClick={retry}>{text("retry")}</Button>
      </p>
    );
  const [Part, words] = latest;
  return (
    <MessagesProvider language={language} messages={{ ...known, ...words }}>
      <Part {...part} />
    </MessagesProvider>
  );
}
