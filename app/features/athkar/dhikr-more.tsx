import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { AddToSet } from "#app/text-tools/add-to-set.tsx";
import { ReportButton } from "#app/text-tools/report-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { duaOfSet } from "#domain/counting/own-set.ts";

type DhikrMoreProps = {
  readonly id: string;
  /** Where it is from, in the reader's language. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What is done with a dhikr seldom: added to a set of one's own, and a mistake in it reported. */
export function DhikrMore(props: DhikrMoreProps) {
  return (
    <MoreWords area="texttools">
      <MoreSheet {...props} />
    </MoreWords>
  );
}

function MoreSheet({ id, name, isOpen, onClose }: DhikrMoreProps) {
  const text = useMessages("texttools");
  const dua = duaOfSet(id);
  return (
    <Sheet title={text("addToSet")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        <AddToSet id={id} />
        <ReportButton about={dua === undefined ? `dhikr/${id}` : `dua/${dua}`} name={name} />
      </div>
    </Sheet>
  );
}
