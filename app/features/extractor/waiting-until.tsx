import { useEffect, useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";

/** Says until when the service asked to wait, and nothing once that time has come. */
export function WaitingUntil({ time }: { readonly time: number | undefined }) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => setPassed(time), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  if (time === undefined || passed === time) return null;
  const clock = dateFormat(language, { timeStyle: "medium" });
  return (
    <p role="status" data-waiting className="text-gold text-sm">
      {text("waitingUntil", { time: clock.format(new Date(time)) })}
    </p>
  );
}
