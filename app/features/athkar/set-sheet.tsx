import { List, Printer, RotateCcw } from "lucide-react";
import { Link } from "wouter";
import { printPage } from "#app/browser/print-page.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { AthkarProgress } from "#domain/counting/athkar-progress.ts";
import { AthkarQueue } from "./athkar-queue.tsx";
import type { AthkarSet } from "./athkar-set.ts";
import { useSetTitle } from "./set-title.ts";

type SetSheetProps = {
  readonly set: AthkarSet;
  readonly progress: AthkarProgress;
  readonly isOpen: boolean;
  readonly listHref: string;
  readonly onClose: () => void;
  readonly onGo: (to: number) => void;
  readonly onReset: () => void;
};

/** The athkar of the set to go to, the set as a list, and starting it again. */
export function SetSheet(props: SetSheetProps) {
  const { set, progress, isOpen, listHref, onClose, onGo, onReset } = props;
  const text = useMessages("athkar");
  const title = useSetTitle(set);
  const shell = useMessages("shell");
  return (
    <Sheet title={title} closeLabel={shell("close")} isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-wrap gap-2 pb-3">
        <Link href={listHref} className={buttonClass("quiet")}>
          <List aria-hidden="true" className="size-4" />
          {text("listView")}
        </Link>
        <Button
          onClick={() => {
            onReset();
            onClose();
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {text("reset")}
        </Button>
        <Button
          onClick={() => {
            onClose();
            // When the sheet is gone and the focus is back where it was.
            requestAnimationFrame(printPage);
          }}
        >
          <Printer aria-hidden="true" className="size-4" />
          {text("print")}
        </Button>
      </div>
      <AthkarQueue
        set={set}
        progress={progress}
        onGo={(to) => {
          onGo(to);
          onClose();
        }}
      />
    </Sheet>
  );
}
