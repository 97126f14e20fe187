import { CircleUserRound } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { memberNote } from "#app/storage/member-note.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { AccountView } from "./account-view.ts";

type AccountControlsProps = { readonly onAccount: (view: AccountView) => void };

/** Sign In and Sign Up, or who is signed in. */
export function AccountControls({ onAccount }: AccountControlsProps) {
  const text = useMessages("shell");
  const [member] = useStoredValue(memberNote);
  if (member) {
    const label = text("accountOf", { name: member.name });
    return (
      <>
        <Button
          look="bare"
          className="hidden! max-w-40 sm:inline-flex!"
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
        <IconButton
          data-account=""
          label={label}
          className="text-green sm:hidden"
          onClick={() => onAccount({ name: "account" })}
        >
          <CircleUserRound aria-hidden="true" className="size-5" />
        </IconButton>
      </>
    );
  }
  return (
    <>
      <IconButton
        data-account=""
        label={text("signIn")}
        className="sm:hidden"
        onClick={() => onAccount({ name: "sign-in" })}
      >
        <CircleUserRound aria-hidden="true" className="size-5" />
      </IconButton>
      <span className="hidden shrink-0 gap-1 sm:flex">
        <Button
          look="bare"
          data-account=""
          className="whitespace-nowrap px-3!"
          onClick={() => onAccount({ name: "sign-in" })}
        >
          {text("signIn")}
        </Button>
        <Button
          look="primary"
          className="whitespace-nowrap px-3!"
          onClick={() => onAccount({ name: "sign-up" })}
        >
          {text("signUp")}
        </Button>
      </span>
    </>
  );
}
