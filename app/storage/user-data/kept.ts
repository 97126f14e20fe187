import { sayCannotKeep } from "./cannot-keep.ts";
import { keptConnection } from "./kept-database.ts";
import { keptStore } from "./kept-store.ts";
import { otherTabs } from "./other-tabs.ts";
import { storedJournal } from "./unwritten.ts";

/** What the person of this browser keeps. Opens nothing before it is first asked. */
export const kept = keptStore({
  connection: keptConnection("riwaq"),
  tabs: otherTabs("riwaq.kept"),
  journal: storedJournal,
  now: Date.now,
  onFailure: sayCannotKeep,
});

globalThis.addEventListener?.("pagehide", kept.leave);
