import { Image, ImageDown, Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { readAloud, stopReading, useHasVoice, useIsRead } from "#app/audio/reading-voice.ts";
import type { ActionableText } from "#app/browser/actionable-text.ts";
import { canShareImages, downloadImage, shareImage } from "#app/browser/share.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { PlayPassage } from "./play-passage.tsx";
import { FavoriteButton, ShareButton } from "./text-buttons.tsx";

/** All actions of an opened text, each a labelled button. */
export function ActionRow({ of }: { readonly of: ActionableText }) {
  const { passage, card, id, kind, name } = of;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      {passage && <PlayPassage passage={passage} name={name} look="row" />}
      <FavoriteButton of={of} look="row" />
      <ShareButton of={of} look="row" />
      <ImageButtons name={`${kind}-${id}`} card={card} />
      {card.translation !== undefined && <ReadAloudButton words={card.translation} />}
    </div>
  );
}

type ImageButtonsProps = {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly card: ActionableText["card"];
};

/** Buttons to download the text as a picture, and to share the picture where the device can. */
function ImageButtons({ name, card }: ImageButtonsProps) {
  const text = useMessages("texts");
  const product = useMessages("shell")("riwaq");
  const showToast = useToast();
  const [canShare, setCanShare] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  useEffect(() => setCanShare(canShareImages()), []);

  const draw = async (): Promise<Blob | undefined> => {
    setIsDrawing(true);
    try {
      const { drawImageCard } = await import("#app/browser/image-card.ts");
      return await drawImageCard({ ...card, product });
    } catch (error) {
      console.warn("the image card was not drawn", error);
      return undefined;
    } finally {
      setIsDrawing(false);
    }
  };
  const drawAndUse = async (use: (image: Blob) => Promise<boolean> | boolean) => {
    const image = await draw();
    const isDone = image !== undefined && (await use(image));
    if (!isDone)
      showToast({
        variant: "destructive",
        title: text("errorSharing"),
        description: text("imageFailed"),
      });
  };
  return (
    <>
      <Button
        disabled={isDrawing}
        onClick={() =>
          drawAndUse((image) => {
            downloadImage(image, `${name}.png`);
            return true;
          })
        }
      >
        <ImageDown aria-hidden="true" className="size-4" />
        {text("downloadImage")}
      </Button>
      {canShare && (
        <Button
          disabled={isDrawing}
          onClick={() => drawAndUse(async (image) => (await shareImage(image, `${name}.png`)) !== "failed")}
        >
          <Image aria-hidden="true" className="size-4" />
          {text("shareImage")}
        </Button>
      )}
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
