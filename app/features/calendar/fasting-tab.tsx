import { useAsync } from "#app/hydration/use-async.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { FastingDays, type FastingDaysProps } from "./fasting-days.tsx";

/** The days of fasting and of the week, computed on the device; their messages are loaded with the tab. */
export function FastingTab(props: FastingDaysProps) {
  const text = useMessages("calendar");
  const shell = useMessages("shell");
  const language = useLanguage();
  const known = useLoadedWords();
  const { latest, hasFailed, retry } = useAsync(language, () => loadMessages(language, ["fasting"]));
  if (latest && props.now.isLive)
    return (
      <MessagesProvider language={language} messages={{ ...known, ...latest }}>
        <FastingDays {...props} />
      </MessagesProvider>
    );
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{shell("loadFailedTitle")}</p>
        <Button onClick={retry}>{shell("retry")}</Button>
      </div>
    );
  return (
    <div className="min-h-[80svh]">
      <p className="noscript:hidden">{shell("loading")}</p>
      <p className="hidden noscript:block">{text("needsScript")}</p>
    </div>
  );
}
