import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

type AccountFormProps = {
  readonly submit: string;
  readonly isBusy: boolean;
  readonly errorText: string | undefined;
  /** Called with the values of the fields, by name. */
  readonly onSubmit: (typed: (name: string) => string) => void;
  readonly children?: ReactNode;
  /** How the button looks; `harm` for what cannot be undone. */
  readonly look?: "primary" | "quiet" | "harm";
};

/** Fields above one button; an error is shown between them and leaves the fields as they are. */
export function AccountForm({
  submit,
  isBusy,
  errorText,
  onSubmit,
  children,
  look = "primary",
}: AccountFormProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        if (!isBusy) onSubmit((name) => String(fields.get(name) ?? ""));
      }}
    >
      {children}
      <p role="alert" className="text-harm empty:hidden">
        {errorText}
      </p>
      <Button
        type="submit"
        look={look === "primary" ? "primary" : "quiet"}
        className={`min-h-12! ${look === "harm" ? "text-harm!" : ""}`}
        aria-busy={isBusy}
      >
        {submit}
      </Button>
    </form>
  );
}
