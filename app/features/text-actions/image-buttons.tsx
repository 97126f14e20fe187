import { Image, ImageDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { ActedText } from "#app/browser/acted-text.ts";
import { canShareImages, downloadImage, shareImage } from "#app/browser/share.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";

type ImageButtonsProps = {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly card: ActedText["card"];
};

/** The text as a picture: to download, and to share where the device can. */
export function ImageButtons({ name, card }: ImageButtonsProps) {
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
  const act = async (use: (image: Blob) => Promise<boolean> | boolean) => {
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
          act((image) => {
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
          onClick={() => act(async (image) => (await shareImage(image, `${name}.png`)) !== "failed")}
        >
          <Image aria-hidden="true" className="size-4" />
          {text("shareImage")}
        </Button>
      )}
    </>
  );
}
