import { longestPassword, shortestPassword } from "#app/api/accounts.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { PasswordField } from "./password-field.tsx";

/** Input for a new password. Its length is the only rule, which the server validates too. */
export function NewPasswordField({ label }: { readonly label: string }) {
  const text = useMessages("account");
  const least = formatNumber(shortestPassword, useLanguage());
  return (
    <PasswordField
      label={label}
      hint={text("passwordHint", { least })}
      name="new-password"
      autoComplete="new-password"
      minLength={shortestPassword}
      maxLength={longestPassword}
    />
  );
}
