import { CirclePlay } from "lucide-react";
import { useState } from "react";
import { hostPage, playerAddress } from "#app/browser/video-address.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { site } from "#content/site/index.ts";

/** The operator's video, asked of its host only after a click; nothing where none is filled in. */
export function FooterVideo() {
  const text = useMessages("shell");
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { youtubeId, title } = site.video;
  if (youtubeId === "") return null;
  const source = { kind: "video", youtubeId } as const;
  const script = language === "ar" || language === "ur" ? "ar" : "en";
  const label = title[script];
  if (isOpen)
    return (
      <iframe
        src={playerAddress(source, window.location.origin)}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-control border-0 bg-black"
      />
    );
  return (
    <a
      href={hostPage(source)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text("foot.playVideo", { title: label })}
      onClick={(event) => {
        event.preventDefault();
        setIsOpen(true);
      }}
      className="panel grid aspect-video place-content-center justify-items-center gap-2 p-4 text-center hover:border-green"
    >
      <CirclePlay aria-hidden="true" className="size-8 text-green" />
      <span lang={script} dir={script === "ar" ? "rtl" : "ltr"} className="text-sm">
        {label}
      </span>
    </a>
  );
}
