import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

type BotTabProps = {
  /** Fetches the code of the bot; a page opened at this tab has it already. */
  readonly load: () => Promise<void>;
  readonly isLoaded: boolean;
  readonly onLoaded: () => void;
  readonly children: ReactNode;
};

/** The bot, or what stands in its place while its code comes and where it does not come. */
export function BotTab({ load, isLoaded, onLoaded, children }: BotTabProps) {
  const text = useMessages("quiz");
  const shell = useMessages("shell");
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once an attempt
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    setHasFailed(false);
    load().then(
      () => isCurrent && onLoaded(),
      (error: unknown) => {
        console.warn("the bot did not load", error);
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isLoaded]);
  if (isLoaded) return <div className="mt-6">{children}</div>;
  if (!hasFailed)
    return (
      <p role="status" className="panel mt-6 p-6 text-ink-soft">
        {shell("loading")}
      </p>
    );
  return (
    <div role="alert" className="panel mt-6 flex flex-wrap items-center justify-between gap-3 p-5">
      <p>{text("botFailed")}</p>
      <Button look="primary" onClick={() => setAttempt(attempt + 1)}>
        {text("retry")}
      </Button>
    </div>
  );
}
