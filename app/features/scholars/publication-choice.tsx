import type { AskerActRequest, ScholarQuestionView } from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { directionOf } from "#domain/language.ts";

type PublicationChoiceProps = {
  readonly question: ScholarQuestionView;
  readonly isBusy: boolean;
  readonly onChoose: (act: AskerActRequest) => void;
};

/** Asks whether others may read it, and shows to the letter what they would read. */
export function PublicationChoice({ question, isBusy, onChoose }: PublicationChoiceProps) {
  const text = useMessages("scholars");
  const { id, wording, publication, packet } = question;
  if (!wording || publication === "none") return null;
  const words = { lang: packet.language, dir: directionOf(packet.language) };
  return (
    <section aria-label={text("offerTitle")} className="grid gap-3 rounded-panel border border-line p-4">
      <h3 className="font-display text-lg">{text("offerTitle")}</h3>
      <p className="text-ink-soft text-sm">{text(`publication.${publication}`)}</p>
      <blockquote
        {...words}
        className="grid gap-2 whitespace-pre-wrap break-words rounded-control bg-ground p-3"
      >
        <p className="font-medium">{wording.question}</p>
        <p>{wording.answer}</p>
      </blockquote>
      <div className="flex flex-wrap gap-2">
        {publication !== "published" && (
          <Button look="primary" disabled={isBusy} onClick={() => onChoose({ id, act: "publish" })}>
            {text("publish")}
          </Button>
        )}
        {publication !== "withheld" && (
          <Button disabled={isBusy} onClick={() => onChoose({ id, act: "withhold" })}>
            {text(publication === "published" ? "takeBack" : "withhold")}
          </Button>
        )}
      </div>
    </section>
  );
}
