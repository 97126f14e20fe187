import { useState } from "react";
import { longestQuestion, mostReferences, sendPacket } from "#app/api/scholars.ts";
import { idempotencyKeys } from "#app/browser/idempotency-key.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, useDraft } from "#app/storage/draft.ts";
import { text as someText } from "#app/storage/stored-shape.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { citationKey } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import { isLanguage, languages, nativeLanguageName } from "#domain/language.ts";
import { followedMadhabs } from "#domain/scholar-question/scholar-question.ts";
import { countries } from "./country-codes.ts";
import { PacketSources } from "./packet-sources.tsx";
import { PersonalMarks } from "./personal-marks.tsx";
import { Refusal } from "./refusal.tsx";
import { useAct } from "./use-act.ts";
import { WordsField } from "./words-field.tsx";

const keys = idempotencyKeys("scholar-packet");

type AskSheetProps = {
  readonly question: string;
  readonly citations: readonly Citation[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** The packet, all of it, before it goes: what is read here is what a scholar reads. */
export function AskSheet({ question, citations, isOpen, onClose, onSent }: AskSheetProps) {
  const text = useMessages("scholars");
  const language = useLanguage();
  const draft = `scholar.ask.${question}`;
  const [words, setWords] = useDraft(draft, someText, question);
  const [spoken, setSpoken] = useState(language);
  const [country, setCountry] = useState("");
  const [madhab, setMadhab] = useState("");
  const [sources, setSources] = useState(citations.map(citationKey).slice(0, mostReferences));
  const { isBusy, refusal, act } = useAct();
  const unsaid = { value: "", label: text("unsaid") };

  async function send(): Promise<void> {
    const followed = followedMadhabs.find((each) => each === madhab) ?? "";
    const packet = { question: words, language: spoken, country, madhab: followed, sources } as const;
    const key = keys.current(Date.now());
    const sent = await act(() => sendPacket(language, { key, ...packet }));
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
          void send();
        }}
      >
        <p className="max-w-[65ch] text-pretty">{text("askIntro")}</p>
        <WordsField
          label={text("question")}
          value={words}
          onChange={setWords}
          longest={longestQuestion}
          rows={5}
        />
        <PersonalMarks words={words} onChange={setWords} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label={text("language")}
            name="language"
            value={spoken}
            onChange={(value) => isLanguage(value) && setSpoken(value)}
            options={languages.map((value) => ({ value, label: nativeLanguageName[value] }))}
          />
          <SelectField
            label={text("country")}
            name="country"
            value={country}
            onChange={setCountry}
            options={[unsaid, ...countries(localeOf(language))]}
          />
          <SelectField
            label={text("madhab")}
            name="madhab"
            value={madhab}
            onChange={setMadhab}
            options={[unsaid, ...followedMadhabs.map((value) => ({ value, label: text(`madhab.${value}`) }))]}
          />
        </div>
        <PacketSources words={words} sources={sources} onChange={setSources} />
        <p className="max-w-[65ch] text-pretty text-ink-soft text-sm">{text("sendNote")}</p>
        <Refusal words={refusal} />
        <Button type="submit" look="primary" disabled={isBusy || words.trim() === ""}>
          {text("send")}
        </Button>
      </form>
    </Sheet>
  );
}
