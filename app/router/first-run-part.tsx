import { FirstRunSheet } from "#app/features/first-run/first-run-sheet.tsx";
import { useAsync } from "#app/hydration/use-async.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords } from "#app/i18n/messages.tsx";
import type { Language } from "#domain/language.ts";

type FirstRunPartProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLanguage: (language: Language) => void;
};

/** The questions of the first visit with their messages. */
export function FirstRunPart(props: FirstRunPartProps) {
  const language = useLanguage();
  const shown = useLoadedWords();
  const own = useAsync(language, () => loadMessages(language, ["firstrun"])).latest;
  if (!own) return null;
  return (
    <MessagesProvider language={language} messages={{ ...shown, ...own }}>
      <FirstRunSheet {...props} />
    </MessagesProvider>
  );
}
