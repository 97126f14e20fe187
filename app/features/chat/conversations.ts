import { jsonOf, type StoredValue, storedValue } from "#app/storage/stored-value.ts";
import type { Turn } from "./turn.ts";
import { turnsSchema } from "./turn-schema.ts";

/** Which of the two chats it is: each keeps its own words. */
export type ChatName = "sheikh" | "quran-bot";

const mostStored = 60;

function conversation(name: ChatName): StoredValue<readonly Turn[]> {
  return storedValue<readonly Turn[]>(`private.conversation.${name}`, jsonOf(turnsSchema), []);
}

/** What was said, kept on this device alone; "private" in the key keeps it out of files that people export. */
export const conversations: Readonly<Record<ChatName, StoredValue<readonly Turn[]>>> = {
  sheikh: conversation("sheikh"),
  "quran-bot": conversation("quran-bot"),
};

/** The newest turns: the oldest make room. */
export function saved(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(-mostStored);
}
