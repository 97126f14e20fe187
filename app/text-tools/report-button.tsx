import { Flag } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";

const ReportSheet = lazyComponent(() => import("./report-sheet.tsx").then((part) => part.ReportSheet));

type ReportButtonProps = {
  /** The text, as `hadith/nawawi-1`; `reportedText` of the domain has the form. */
  readonly about: string;
  /** How the page calls it, in the reader's language. */
  readonly name: string;
};

/** Opens the form that reports a mistake in a text. Its words and its form load where it is shown and pressed. */
export function ReportButton(props: ReportButtonProps) {
  return (
    <div className="min-h-11 print:hidden">
      <MoreWords area="texttools">
        <OpenReport {...props} />
      </MoreWords>
    </div>
  );
}

function OpenReport({ about, name }: ReportButtonProps) {
  const text = useMessages("texttools");
  const shell = useMessages("shell");
  const { isOpen, open, close } = useOpenedPart(ReportSheet, {
    variant: "destructive",
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  return (
    <>
      <Button look="bare" aria-haspopup="dialog" onClick={open}>
        <Flag aria-hidden="true" className="size-4" />
        {text("report")}
      </Button>
      {isOpen !== undefined && <ReportSheet about={about} name={name} isOpen={isOpen} onClose={close} />}
    </>
  );
}
