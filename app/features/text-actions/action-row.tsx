import { Image, SearchCheck, Square, Volume2 } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import { readAloud, stopReading, useHasVoice, useIsRead } from "#app/audio/reading-voice.ts";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { AddToSetButton } from "#app/text-tools/add-to-set-button.tsx";
import { ReportButton } from "#app/text-tools/report-button.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { duaInSet } from "#domain/counting/own-set.ts";
import { PlayPassage } from "./play-passage.tsx";
import { FavoriteButton, ShareButton } from "./text-buttons.tsx";

/** All actions of an opened text, each a labelled button. */
export function ActionRow({ of }: { readonly of: ActionableText }) {
  const { passage, card, id, kind, name } = of;
  const shell = useMessages("shell");
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {passage && <PlayPassage passage={passage} name={name} look="row" />}
      <FavoriteButton of={of} look="row" />
      <ShareButton of={of} look="row" />
      <PictureButton name={`${kind}-${id}`} card={card} />
      {card.translation !== undefined && <ReadAloudButton words={card.translation} />}
      <Link href="/quote-check" className={buttonClass("quiet")}>
        <SearchCheck aria-hidden="true" className="size-4" />
        {shell("title.quoteCheck")}
      </Link>
      {kind === "dua" && <AddToSetButton id={duaInSet(id)} />}
      <ReportButton about={`${kind}/${id}`} name={name} />
    </div>
  );
}

const PictureSheet = lazyComponent(() =>
  import("#app/picture/picture-sheet.tsx").then((file) => file.PictureSheet),
);

type PictureButtonProps = {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly card: ActionableText["card"];
};

/** Opens the text as a picture to share, save or copy. */
function PictureButton({ name, card }: PictureButtonProps) {
  const text = useMessages("texts");
  const failure = {
    variant: "destructive",
    title: text("errorSharing"),
    description: text("imageFailed"),
  } as const;
  const { isOpen, open, close } = useOpenedPart(PictureSheet, failure);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        <Image aria-hidden="true" className="size-4" />
        {text("shareImage")}
      </Button>
      {isOpen !== undefined && <PictureSheet words={card} name={name} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** Reads a translation aloud with a voice of the device; not shown where there is none for the language. */
function ReadAloudButton({ words }: { readonly words: string }) {
  const text = useMessages("texts");
  const language = useLanguage();
  const hasVoice = useHasVoice(language);
  const isRead = useIsRead(words);
  useEffect(() => stopReading, []);
  if (!hasVoice) return null;
  return (
    <Button onClick={() => (isRead ? stopReading() : readAloud(words, language))}>
      {isRead ? (
        <Square aria-hidden="true" className="size-4" />
      ) : (
        <Volume2 aria-hidden="true" className="size-4" />
      )}
      {text(isRead ? "stopReading" : "readTranslation")}
    </Button>
  );
}
