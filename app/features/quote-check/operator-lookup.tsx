import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { HadithPlaces, HadithText } from "./hadith-places.tsx";

/**
 * Looks a hadith up in the collections that the operator of this site imported. They are on the server only: the quote is
 * sent when that is asked for, and nothing else.
 */
export function OperatorLookup({ written }: { readonly written: string }) {
  const text = useMessages("quotes");
  const language = useLanguage();
  // An object: the same quote can be looked up again.
  const [asked, setAsked] = useState<object>();
  const { value, hasFailed } = useAsync(asked, async () => {
    const { checkHadith } = await import("#app/api/check-hadith.ts");
    const result = await checkHadith(written, language);
    if (!result.isDone) throw new Error(result.code);
    return { found: result.answer.quotes.filter(({ hadith = [] }) => hadith.length > 0) };
  });
  const isAsking = asked !== undefined && !value && !hasFailed;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {!value && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button disabled={isAsking} onClick={() => setAsked({})}>
            {text("operator.look")}
          </Button>
          <p className="max-w-text text-ink-soft text-sm">{text("operator.sends")}</p>
        </div>
      )}
      <p role="status" className="empty:hidden">
        {isAsking && text("operator.looking")}
        {hasFailed && text("operator.failed")}
        {value?.found.length === 0 && text("operator.none")}
      </p>
      {value?.found.map(({ verdict, corrected, changes, hadith = [] }) => (
        <section key={corrected} className="grid gap-4">
          <p>{text(verdict === "found" ? "about.hadith-found" : "about.hadith-near")}</p>
          {corrected !== null && <HadithText text={corrected} letters={changes[0]?.letters ?? []} />}
          <HadithPlaces places={hadith} />
        </section>
      ))}
    </div>
  );
}
