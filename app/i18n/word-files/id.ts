import type { Messages } from "../say.ts";

/** The message files of each area in this language only, so that the list of the other five is not loaded. */
export const files = import.meta.glob<Messages>(["../messages/id/*.json", "!**/admin.json"], {
  import: "default",
});
