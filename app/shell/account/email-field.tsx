import { Mail } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type EmailFieldProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly autoComplete: string;
};

/** The email address of an account; it carries over from one form to the next. */
export function EmailField({ email, onEmail, autoComplete }: EmailFieldProps) {
  const text = useMessages("account");
  return (
    <TextField
      label={text("email")}
      type="email"
      name="email"
      value={email}
      onChange={(event) => onEmail(event.target.value)}
      autoComplete={autoComplete}
      required
      dir="ltr"
      icon={<Mail className="size-4.5" />}
    />
  );
}
