import { CircleUserRound } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import type { AccountView } from "./account-view.ts";

type AccountControlsProps = {
  readonly onAccount: (view: AccountView) => void;
  /** In the menu both buttons have a border and share its width; in the header of a phone there is no room for them. */
  readonly isInMenu?: boolean;
};

/** Sign In and Sign Up, or who is signed in. */
export function AccountControls({ onAccount, isInMenu = false }: AccountControlsProps) {
  const text = useMessages("shell");
  const [member] = useStoredValue(storedMember);
  if (member) {
    const label = text("accountOf", { name: member.name });
    return (
      <Button
        look={isInMenu ? "quiet" : "bare"}
        className={isInMenu ? "w-full" : "hidden! max-w-40 sm:inline-flex!"}
        data-account=""
        aria-label={label}
        title={label}
        onClick={() => onAccount({ name: "account" })}
      >
        <CircleUserRound aria-hidden="true" className="size-5 shrink-0 text-green" />
        <bdi lang="" className="truncate">
          {member.name}
        </bdi>
      </Button>
    );
  }
  return (
    <span className={isInMenu ? "grid grid-cols-2 gap-2" : "hidden shrink-0 gap-1 px-1 sm:flex"}>
      <Button
        look={isInMenu ? "quiet" : "bare"}
        data-account=""
        className={isInMenu ? "" : "whitespace-nowrap px-3! text-ink-soft!"}
        onClick={() => onAccount({ name: "sign-in" })}
      >
        {text("signIn")}
      </Button>
      <Button className="whitespace-nowrap" onClick={() => onAccount({ name: "sign-up" })}>
        {text("signUp")}
      </Button>
    </span>
  );
}
