import { Search, X } from "lucide-react";
import { useState } from "react";
import { string } from "valibot";
import { longestQuestion, mostReferences, sendPacket } from "#app/api/scholars.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { isLanguage, languages, nativeLanguageName } from "#domain/language.ts";
import {
  findPersonalData,
  withoutAnyPersonalData,
  withoutPersonalData,
} from "#domain/scholar-question/personal-data.ts";
import { followedMadhabs } from "#domain/scholar-question/scholar-question.ts";
import { CitedSources, useSourceTools } from "./cited-sources.tsx";
import { countries } from "./country-codes.ts";
import { RequestError, useServerRequest } from "./server-request.tsx";

const keys = idempotencyKeys("scholar-packet");

type AskSheetProps = {
  readonly question: string;
  readonly citations: readonly Citation[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** The question with everything that is sent along: a scholar reads exactly what is shown here. */
export function AskSheet({ question, citations, isOpen, onClose, onSent }: AskSheetProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const draft = `scholar.ask.${question}`;
  const [words, setWords] = useDraft(draft, string(), question);
  const [questionLanguage, setQuestionLanguage] = useState(language);
  const [country, setCountry] = useState("");
  const [madhab, setMadhab] = useState("");
  const [sources, setSources] = useState(citations.map(citationKey).slice(0, mostReferences));
  const { isBusy, error, send } = useServerRequest();
  const unspecified = { value: "", label: text("unsaid") };

  async function submit(): Promise<void> {
    const followed = followedMadhabs.find((each) => each === madhab) ?? "";
    const packet = {
      question: words,
      language: questionLanguage,
      country,
      madhab: followed,
      sources,
    } as const;
    const key = keys.current(Date.now());
    const sent = await send(() => sendPacket(language, { key, ...packet }));
    if (!sent) return;
    keys.finish();
    forgetDraft(draft);
    onSent();
  }

  return (
    <Sheet title={text("askTitle")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isWide>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="max-w-[65ch] text-pretty">{text("askIntro")}</p>
        <TextAreaField
          label={text("question")}
          value={words}
          onChange={setWords}
          longest={longestQuestion}
          rows={5}
        />
        <PersonalData words={words} onChange={setWords} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label={text("language")}
            name="language"
            value={questionLanguage}
            onChange={(value) => isLanguage(value) && setQuestionLanguage(value)}
            options={languages.map((value) => ({ value, label: nativeLanguageName[value] }))}
          />
          <SelectField
            label={text("country")}
            name="country"
            value={country}
            onChange={setCountry}
            options={[unspecified, ...countries(localeOf(language))]}
          />
          <SelectField
            label={text("madhab")}
            name="madhab"
            value={madhab}
            onChange={setMadhab}
            options={[
              unspecified,
              ...followedMadhabs.map((value) => ({ value, label: text(`madhab.${value}`) })),
            ]}
          />
        </div>
        <PacketSources question={words} sources={sources} onChange={setSources} />
        <p className="max-w-[65ch] text-pretty text-ink-soft text-sm">{text("sendNote")}</p>
        <RequestError message={error} />
        <Button type="submit" look="primary" disabled={isBusy || words.trim() === ""}>
          {text("send")}
        </Button>
      </form>
    </Sheet>
  );
}

type PersonalDataProps = { readonly words: string; readonly onChange: (words: string) => void };

/** Personal data found in the question, marked in place; one tap removes each. */
function PersonalData({ words, onChange }: PersonalDataProps) {
  const text = useMessages("scholars");
  const finds = findPersonalData(words);
  if (finds.length === 0) return null;
  return (
    <section
      role="status"
      aria-label={text("personalTitle")}
      className="grid gap-3 rounded-panel border border-edge p-4"
    >
      <p className="text-sm">{text("personalText")}</p>
      <p dir="auto" className="whitespace-pre-wrap break-words rounded-control bg-ground p-3 text-sm">
        <MarkedText text={words} marks={finds.map(({ from, to }) => [from, to] as const)} />
      </p>
      <ul className="flex flex-wrap gap-2">
        {finds.map((find) => (
          <li key={find.from}>
            <Button onClick={() => onChange(withoutPersonalData(words, find))}>
              <X aria-hidden="true" className="size-4 shrink-0" />
              {text("remove", { words: words.slice(find.from, find.to) })}
            </Button>
          </li>
        ))}
        {finds.length > 1 && (
          <li>
            <Button look="primary" onClick={() => onChange(withoutAnyPersonalData(words))}>
              {text("removeAll")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

type PacketSourcesProps = {
  readonly question: string;
  readonly sources: readonly string[];
  readonly onChange: (sources: string[]) => void;
};

/** The sources sent along with a question, each of which can be removed. */
function PacketSources({ question, sources, onChange }: PacketSourcesProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const { find } = useSourceTools();
  const [status, setStatus] = useState<string>();
  async function search(): Promise<void> {
    setStatus(text("loading"));
    const found = await find(question, language);
    setStatus(found?.length ? undefined : text(found ? "nothingFound" : "searchFailed"));
    if (found?.length) onChange(found.map(citationKey).slice(0, mostReferences));
  }
  return (
    <section aria-label={text("sources")} className="grid gap-3">
      <h3 className="font-display text-lg">{text("sources")}</h3>
      {sources.length === 0 ? (
        <>
          <p className="text-ink-soft text-sm">{text("noSources")}</p>
          <Button
            className="justify-self-start"
            disabled={question.trim() === ""}
            onClick={() => void search()}
          >
            <Search aria-hidden="true" className="size-4" />
            {text("lookForSources")}
          </Button>
          {status !== undefined && <p role="status">{status}</p>}
        </>
      ) : (
        <CitedSources
          references={sources}
          action={(reference) => (
            <Button
              look="bare"
              className="justify-self-start"
              onClick={() => onChange(sources.filter((each) => each !== reference))}
            >
              <X aria-hidden="true" className="size-4" />
              {text("leaveOut")}
            </Button>
          )}
        />
      )}
    </section>
  );
}
