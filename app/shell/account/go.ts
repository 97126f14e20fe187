import type { AccountView } from "./account-view.ts";

/** Leads on to another dialog, or closes all, with a word to say there. */
export type Go = (next: AccountView | undefined, said?: string) => void;
