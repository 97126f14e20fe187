import { Copy, Heart, Image, ListPlus, Share2 } from "lucide-react";
import { copyText } from "#app/browser/clipboard.ts";
import { shareOrCopy } from "#app/browser/share.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import type { ShownDhikr } from "./athkar-set.ts";
import { joined, placesOf } from "./dhikr-places.ts";
import { sharedAddressOf } from "./own/own-address.ts";
import { gradeLines, wordsOfDhikr } from "./words-of-dhikr.ts";

const DhikrMore = lazyComponent(() => import("./dhikr-more.tsx").then((file) => file.DhikrMore));
const DhikrPicture = lazyComponent(() => import("./dhikr-picture.tsx").then((file) => file.DhikrPicture));

/** What can be done with one dhikr: a favourite, copied, shared, drawn, put into a set, and corrected. */
export function DhikrActions({ dhikr }: { readonly dhikr: ShownDhikr }) {
  return (
    <div className="flex min-h-11 justify-center gap-2 border-line border-t print:hidden">
      <MoreWords area="ownathkar">
        <FavoriteButton id={dhikr.id} />
        <CopyButton dhikr={dhikr} />
        <ShareButton dhikr={dhikr} />
        <MoreButton dhikr={dhikr} />
      </MoreWords>
      <PictureButton dhikr={dhikr} />
    </div>
  );
}

function FavoriteButton({ id }: { readonly id: string }) {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const { has, toggle } = useCollectionSet("favourite-dhikr");
  const isMarked = has(id);
  return (
    <IconButton
      label={text(isMarked ? "removeFavorite" : "addFavorite")}
      aria-pressed={isMarked}
      onClick={() => showToast({ title: text(toggle(id) ? "favoriteAdded" : "favoriteRemoved") })}
    >
      <Heart aria-hidden="true" className={`size-5 ${isMarked ? "fill-current text-gold" : ""}`} />
    </IconButton>
  );
}

/** The dhikr as text: its Arabic, its meaning, and where it is from with its grades. */
function useDhikrText(dhikr: ShownDhikr): { readonly arabic: string; readonly whole: string } {
  const text = useMessages("athkar");
  const words = wordsOfDhikr(dhikr, useLanguage(), gradeLines(dhikr, text));
  return {
    arabic: words.arabic,
    whole: [words.arabic, words.translation, words.source].filter(Boolean).join("\n\n"),
  };
}

function CopyButton({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const { whole } = useDhikrText(dhikr);
  const copy = async () =>
    showToast(
      (await copyText(whole))
        ? { title: text("copied") }
        : { variant: "destructive", title: text("copyFailed") },
    );
  return (
    <IconButton label={text("copy")} onClick={copy}>
      <Copy aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

function ShareButton({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const { arabic, whole } = useDhikrText(dhikr);
  const share = async () => {
    const url = new URL(sharedAddressOf({ name: "", dhikrs: [dhikr.id] }), location.href).href;
    const outcome = await shareOrCopy({ title: arabic, text: whole, url });
    if (outcome === "copied") showToast({ title: text("copied") });
    if (outcome === "failed") showToast({ variant: "destructive", title: text("shareFailed") });
  };
  return (
    <IconButton label={text("share")} onClick={share}>
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

/** Opens the dhikr as a picture to share, save or copy. */
function PictureButton({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("athkar");
  const shell = useMessages("shell");
  const { isOpen, open, close } = useOpenedPart(DhikrPicture, {
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  return (
    <>
      <IconButton label={text("shareImage")} aria-haspopup="dialog" onClick={open}>
        <Image aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen !== undefined && <DhikrPicture dhikr={dhikr} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** Opens the person's own sets, and the report of a mistake. */
function MoreButton({ dhikr }: { readonly dhikr: ShownDhikr }) {
  const text = useMessages("ownathkar");
  const shell = useMessages("shell");
  const language = useLanguage();
  const { isOpen, open, close } = useOpenedPart(DhikrMore, {
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  const { id, passage } = dhikr;
  const name = joined([passage?.surahName, ...placesOf(dhikr, language)], language);
  return (
    <>
      <IconButton label={text("addToSet")} aria-haspopup="dialog" onClick={open}>
        <ListPlus aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen !== undefined && <DhikrMore id={id} name={name} isOpen={isOpen} onClose={close} />}
    </>
  );
}
