import { Camera, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type PhotoProgress, readPhoto } from "#app/browser/read-photo.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";

/** Bytes that the reader has on the wire, fetched with the first photo. */
const readerBytes = 2_800_000;

type State = PhotoProgress | "read" | "empty" | "failed";

/** Reads the Arabic in a photo on this device; what was read is given to be corrected, not checked at once. */
export function PhotoPicker({ onRead }: { readonly onRead: (text: string) => void }) {
  const text = useMessages("quotes");
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const reading = useRef<AbortController>(undefined);
  const [state, setState] = useState<State>();
  useEffect(() => () => reading.current?.abort(), []);

  const take = async (photo: File) => {
    const own = new AbortController();
    reading.current?.abort();
    reading.current = own;
    const show = (next: State) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ part: "loading", done: 0 });
    try {
      const found = await readPhoto(photo, show, own.signal);
      if (own.signal.aborted) return;
      if (found !== "") onRead(found);
      show(found === "" ? "empty" : "read");
    } catch (error) {
      if (!own.signal.aborted) console.warn("the photo was not read", error);
      show("failed");
    }
  };
  const stop = () => {
    reading.current?.abort();
    setState(undefined);
  };
  const progress = typeof state === "object" ? state : undefined;
  return (
    <div className="grid gap-2 noscript:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => picker.current?.click()} disabled={progress !== undefined}>
          <Camera aria-hidden="true" className="size-4" />
          {text("photo")}
        </Button>
        <p className="text-ink-soft text-sm">
          {text("photoHint", { size: formatBytes(readerBytes, language) })}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={text("photo")}
        onChange={({ target }) => {
          const photo = target.files?.[0];
          if (photo) void take(photo);
          target.value = "";
        }}
      />
      {progress && (
        <div className="flex flex-wrap items-center gap-3">
          <progress value={progress.done} aria-label={text(`photo.${progress.part}`)} />
          <span className="text-ink-soft text-sm tabular-nums">
            {text(`photo.${progress.part}`)}{" "}
            {formatNumber(progress.done, language, { style: "percent", maximumFractionDigits: 0 })}
          </span>
          <Button look="bare" onClick={stop}>
            <X aria-hidden="true" className="size-4" />
            {text("photoCancel")}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm">
        {typeof state === "string" && text(`photo.${state}`)}
      </p>
    </div>
  );
}
