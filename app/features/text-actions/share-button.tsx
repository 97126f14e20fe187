import { Share2 } from "lucide-react";
import type { ActedText } from "#app/browser/acted-text.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";

type ShareButtonProps = { readonly of: ActedText; readonly look: "icons" | "row" };

/** Hands a text to the device's share sheet or the clipboard, and says what became of it. */
export function ShareButton({ of: { kind, name, shared }, look }: ShareButtonProps) {
  const text = useMessages("texts");
  const showToast = useToast();
  const act = async () => {
    const { title, text: words, path } = shared;
    const { shareOrCopy } = await import("#app/browser/share.ts");
    const outcome = await shareOrCopy({ title, text: words, url: new URL(path, location.href).href });
    if (outcome === "copied")
      showToast({ title: text("copiedToClipboard"), description: text(`copied.${kind}`) });
    if (outcome === "failed")
      showToast({
        variant: "destructive",
        title: text("errorSharing"),
        description: text(`couldNotShare.${kind}`),
      });
  };
  if (look === "icons")
    return (
      <IconButton label={text("shareNamed", { name })} onClick={act}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
    );
  return (
    <Button onClick={act}>
      <Share2 aria-hidden="true" className="size-4" />
      {text("share")}
    </Button>
  );
}
