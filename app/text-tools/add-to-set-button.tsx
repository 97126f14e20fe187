import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { AddToSet } from "./add-to-set.tsx";

type AddToSetProps = {
  /** The key of the text in a set. */
  readonly id: string;
};

/** Opens the person's own sets, to add a text to one. */
export function AddToSetButton({ id }: AddToSetProps) {
  return (
    <MoreWords area="texttools">
      <OpenSets id={id} />
    </MoreWords>
  );
}

function OpenSets({ id }: AddToSetProps) {
  const text = useMessages("texttools");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ListPlus aria-hidden="true" className="size-4" />
        {text("addToSet")}
      </Button>
      <Sheet
        title={text("addToSet")}
        closeLabel={text("close")}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <AddToSet id={id} />
      </Sheet>
    </>
  );
}
