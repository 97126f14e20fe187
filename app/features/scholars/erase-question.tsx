import { Trash2 } from "lucide-react";
import { useState } from "react";
import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";

type EraseQuestionProps = {
  readonly eraseAt: number;
  readonly isBusy: boolean;
  readonly onErase: () => void;
};

/** When a question goes by itself, and the way to have it gone now; asked twice. */
export function EraseQuestion({ eraseAt, isBusy, onErase }: EraseQuestionProps) {
  const text = useMessages("scholars");
  const locale = localeOf(useLanguage());
  const [isAsked, setIsAsked] = useState(false);
  const restoredFocus = useRestoredFocus(isAsked);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(eraseAt);
  return (
    <div
      {...restoredFocus}
      className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2"
    >
      <p className="text-ink-soft text-sm">{text(isAsked ? "eraseText" : "erasedOn", { day })}</p>
      {isAsked ? (
        <div className="flex flex-wrap gap-2">
          <Button className="border-harm" disabled={isBusy} onClick={onErase}>
            {text("eraseConfirm")}
          </Button>
          <Button look="bare" onClick={() => setIsAsked(false)}>
            {text("keep")}
          </Button>
        </div>
      ) : (
        <Button look="bare" onClick={() => setIsAsked(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {text("erase")}
        </Button>
      )}
    </div>
  );
}
