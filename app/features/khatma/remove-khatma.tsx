import { type ReactNode, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";

type RemoveKhatmaProps = {
  readonly question: string;
  /** The answer with which it stays. */
  readonly no: string;
  readonly onRemove: () => void;
  readonly label?: string;
  /** What the button shows. */
  readonly children: ReactNode;
};

/** A button that removes a khatma, after a question. */
export function RemoveKhatma({ question, no, onRemove, label, children }: RemoveKhatmaProps) {
  const text = useMessages("khatma");
  const [isAsking, setIsAsking] = useState(false);
  const restoredFocus = useRestoredFocus(isAsking);
  return (
    <div {...restoredFocus} className="grid">
      {isAsking ? (
        <div role="alert" className="grid gap-3">
          <p>{question}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onRemove}>{text("giveUpYes")}</Button>
            <Button look="primary" onClick={() => setIsAsking(false)}>
              {no}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          look="bare"
          aria-label={label}
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
