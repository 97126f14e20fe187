import type { Messages } from "../say.ts";

/** Where the words of each area are, in this language alone: nobody fetches the list of the other five. */
export const files = import.meta.glob<Messages>("../messages/tr/*.json", { import: "default" });
