import { longestPassword, shortestPassword } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { TextField } from "#app/ui/text-field.tsx";

/** Where a password is chosen: its length is the only rule, and the server has the last word on it. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const text = useMessages("account");
  const least = formatNumber(shortestPassword, useLanguage());
  return (
    <TextField
      label={label}
      hint={text("passwordHint", { least })}
      type="password"
      name="new-password"
      autoComplete="new-password"
      minLength={shortestPassword}
      maxLength={longestPassword}
      required
      dir="ltr"
    />
  );
}
