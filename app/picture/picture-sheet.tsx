import { Copy, ImageDown, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { copyPicture } from "#app/browser/clipboard.ts";
import {
  type CardLook,
  type CardShape,
  type CardWords,
  cardShapes,
  drawImageCard,
  type PictureWords,
} from "#app/browser/image-card.ts";
import { canShareImages, downloadImage, shareImage } from "#app/browser/share.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segments } from "#app/ui/choices.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { useToast } from "#app/ui/toast.ts";
import { loadEditions } from "#content/quran/index.ts";

type PictureSheetProps = {
  /** The verified text to draw, or undefined while it is not there; its identity is `name`, its language and whose translations it has. */
  readonly words: PictureWords | undefined;
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Why there is no text to draw. */
  readonly problem?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Controls that choose the text, above its picture. */
  readonly children?: ReactNode;
};

/** A text as a picture, dark or on paper, as a square or a story: previewed, then shared, saved or copied. */
export function PictureSheet(props: PictureSheetProps) {
  return (
    <MoreWords area="picture">
      <Inside {...props} />
    </MoreWords>
  );
}

/** Draws in the shape that was chosen or, where the text fits only a longer one, in that. */
async function drawIn(words: CardWords, look: CardLook): Promise<{ image: Blob; shape: CardShape }> {
  for (const shape of cardShapes.slice(cardShapes.indexOf(look.shape))) {
    const image = await drawImageCard(words, { ...look, shape });
    if (image) return { image, shape };
  }
  throw new RangeError("the text is too long for a picture, or this browser draws none");
}

/** Keeps the order of a foreign name in a line of the other direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Which text of the Quran it is and whose translations; undefined for other words. */
async function editionOf(
  { isQuran, translation, translators, language }: PictureWords,
  text: ReturnType<typeof useMessages<"picture">>,
): Promise<string | undefined> {
  if (!isQuran) return undefined;
  const editions = await loadEditions();
  const arabic = editions.find(({ id }) => id === "arabic")?.edition ?? "";
  const ours = editions.find(({ id }) => id === language)?.author ?? "";
  const authors = translation === undefined ? [] : (translators ?? [ours]);
  return [
    text("ofText", { edition: isolated(arabic) }),
    ...authors.map((author) => text("ofTranslation", { author: isolated(author) })),
  ].join("\n");
}

function Inside({ words, name, problem, isOpen, onClose, children }: PictureSheetProps) {
  const text = useMessages("picture");
  const shell = useMessages("shell");
  const product = shell("riwaq");
  const showToast = useToast();
  const [look, setLook] = useState<CardLook>({ theme: "night", shape: "square" });
  const key =
    isOpen && words ? [name, words.language, words.translators, look.theme, look.shape].join(" ") : undefined;
  const {
    value: drawn,
    latest,
    hasFailed,
  } = useAsync(key, async () => {
    if (!words) throw new RangeError("nothing to draw");
    return drawIn({ ...words, edition: await editionOf(words, text), product }, look);
  });
  const failure = problem ?? (hasFailed ? text("failed") : undefined);
  // What was drawn before stays on the screen while the next is drawn; it is not what would be saved.
  const preview = useObjectUrl(failure === undefined ? latest?.image : undefined);
  const isTooLong = drawn !== undefined && drawn.shape !== look.shape;
  const failed = { variant: "destructive", title: text("failed") } as const;
  const file = `${name}.png`;

  const use = async (action: (image: Blob) => Promise<boolean>) => {
    const isDone = drawn !== undefined && (await action(drawn.image));
    if (!isDone) showToast(failed);
  };
  return (
    <Sheet title={text("title")} closeLabel={shell("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-3">
          <Segments
            label={text("theme")}
            options={[
              { value: "night", label: text("night") },
              { value: "paper", label: text("paper") },
            ]}
            current={look.theme}
            onChange={(theme) => setLook({ ...look, theme })}
          />
          <Segments
            label={text("shape")}
            options={[
              { value: "square", label: text("square") },
              { value: "story", label: text("story") },
            ]}
            current={look.shape === "long" ? undefined : look.shape}
            onChange={(shape) => setLook({ ...look, shape })}
          />
        </div>
        <div
          className="grid h-80 place-items-center rounded-panel bg-sunk p-2"
          aria-busy={!drawn && failure === undefined}
        >
          {preview && (
            <img src={preview} alt={text("preview")} className="max-h-76 max-w-full rounded-control" />
          )}
          {!preview && <p role="status">{failure ?? shell("loading")}</p>}
        </div>
        {isTooLong && (
          <p role="status" className="text-ink-soft text-sm">
            {text(drawn.shape === "story" ? "onlyStory" : "onlyLong")}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {canShareImages() && (
            <Button
              look="primary"
              disabled={!drawn}
              onClick={() => use(async (image) => (await shareImage(image, file)) !== "failed")}
            >
              <Share2 aria-hidden="true" className="size-4" />
              {text("share")}
            </Button>
          )}
          <Button
            disabled={!drawn}
            onClick={() =>
              use(async (image) => {
                downloadImage(image, file);
                return true;
              })
            }
          >
            <ImageDown aria-hidden="true" className="size-4" />
            {text("save")}
          </Button>
          <Button
            disabled={!drawn}
            onClick={() =>
              use(async (image) => {
                const isCopied = await copyPicture(image);
                if (!isCopied) downloadImage(image, file);
                showToast({ title: text(isCopied ? "copied" : "downloaded") });
                return true;
              })
            }
          >
            <Copy aria-hidden="true" className="size-4" />
            {text("copy")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** An address of a picture in memory, given back when another comes. */
function useObjectUrl(image: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!image) return undefined;
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return image && url;
}
