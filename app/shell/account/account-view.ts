/** Which dialog of the account is open; a token comes from a link in an email. */
export type AccountView =
  | { readonly name: "sign-in" | "sign-up" | "forgot" | "account" | "sign-out" | "password" | "delete" }
  | { readonly name: "reset" | "confirm"; readonly token: string };

/** The dialog that a link of an email opens; its token is removed from the address bar immediately. */
export function readEmailLink(): AccountView | undefined {
  const address = new URL(location.href);
  for (const name of ["reset", "confirm"] as const) {
    const token = address.searchParams.get(name);
    if (token === null) continue;
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
    return { name, token };
  }
  return undefined;
}

/** Opens another dialog, or closes all, with a message to show there. */
export type Go = (next: AccountView | undefined, message?: string) => void;
