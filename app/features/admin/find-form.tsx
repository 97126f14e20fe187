import { type ReactNode, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type FindFormProps = {
  readonly label: string;
  /** What was looked for last. */
  readonly found: string;
  readonly onFind: (typed: string) => void;
  /** Further controls before the button. */
  readonly children?: ReactNode;
};

/** A search that is sent by its button or Enter. */
export function FindForm({ label, found, onFind, children }: FindFormProps) {
  const text = useMessages("admin");
  const [typed, setTyped] = useState(found);
  return (
    <form
      aria-label={label}
      className="mb-4 grid items-end gap-3 md:flex"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          label={label}
          type="search"
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {children}
      <Button type="submit" look="primary">
        {text("find")}
      </Button>
    </form>
  );
}
