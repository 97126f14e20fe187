import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Stream } from "#content/streams/index.ts";
import { lengthText, secondsOf } from "./video-figures.ts";
import { VideoFrame } from "./video-frame.tsx";

type StreamDialogProps = {
  /** Undefined while nothing is watched. */
  readonly stream: Stream | undefined;
  readonly views: number | undefined;
  readonly length: number | undefined;
  readonly isGone: boolean;
  readonly onClose: () => void;
};

/** The video player in a dialog, with reciter, length, language and views. */
export function StreamDialog({ stream, views, length, isGone, onClose }: StreamDialogProps) {
  const text = useMessages("watching");
  const language = useLanguage();
  const script = language === "ar" ? "ar" : "en";
  const inScript = { lang: script, dir: script === "ar" ? "rtl" : "ltr" } as const;
  const title = stream?.title[script] ?? "";
  const seconds = length ?? secondsOf(stream?.duration);
  const facts: [string, string | undefined, typeof inScript?][] = [
    [text("reciter"), stream?.reciter[script], inScript],
    [text("length"), seconds === undefined || stream?.isLive ? undefined : lengthText(seconds, language)],
    [text("language"), stream && text(`language.${stream.language}`)],
  ];
  return (
    <Sheet
      title={title}
      titleIn={inScript}
      closeLabel={text("close")}
      isOpen={stream !== undefined}
      onClose={onClose}
      isWide
    >
      {stream && (
        <div className="grid gap-4">
          <VideoFrame key={stream.id} source={stream.source} title={title} isGone={isGone} />
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {facts.map(
              ([name, value, of]) =>
                value !== undefined && (
                  <div key={name}>
                    <dt className="text-ink-soft text-sm">{name}</dt>
                    <dd {...of}>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="flex items-center gap-3">
            {stream.isLive && <Badge look="gold">{text("live")}</Badge>}
            {views !== undefined &&
              text("views", { views: formatNumber(views, language, { notation: "compact" }) })}
          </p>
        </div>
      )}
    </Sheet>
  );
}
