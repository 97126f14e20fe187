"use no memo";

import { type ComponentType, useEffect, useState } from "react";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords, useMessages } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { Button } from "#app/ui/button.tsx";

type LazyPartProps<Part> = {
  readonly load: () => Promise<ComponentType<Part>>;
  readonly part: Part & object;
};

type Loaded<Part> = { readonly Part: ComponentType<Part>; readonly words: Messages } | "loading" | "failed";

/** A part of the page whose code and words are fetched when it is first asked for, with another try when that fails. */
export function LazyPart<Part>({ load, part }: LazyPartProps<Part>) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const known = useLoadedWords();
  const [loaded, setLoaded] = useState<Loaded<Part>>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is fetched once an attempt, the words with the language
  useEffect(() => {
    let isWanted = true;
    // What stands open stays, and with it what was typed there, while another language's words come.
    const unlessOpen = (next: "loading" | "failed") =>
      setLoaded((current) => (typeof current === "object" ? current : next));
    unlessOpen("loading");
    Promise.all([load(), loadMessages(language, ["prayerparts"])]).then(
      ([Part, words]) => isWanted && setLoaded({ Part, words }),
      () => isWanted && unlessOpen("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, language]);
  if (loaded === "loading")
    return (
      <p role="status" className="p-4 text-ink-soft">
        {text("loading")}
      </p>
    );
  if (loaded === "failed")
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 p-4">
        {text("partFailed")}
        <Button onClick={() => setAttempt(attempt + 1)}>{text("retry")}</Button>
      </p>
    );
  return (
    <MessagesProvider language={language} messages={{ ...known, ...loaded.words }}>
      <loaded.Part {...part} />
    </MessagesProvider>
  );
}
