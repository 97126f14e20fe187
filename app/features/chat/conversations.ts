import { jsonOf, type StoredValue, storedValue } from "#app/storage/stored-value.ts";
import type { Turn } from "./turn.ts";
import { turnsSchema } from "./turn-schema.ts";

/** The two chats, each with a conversation of its own. */
export type ChatName = "sheikh" | "quran-bot";

const mostTurns = 60;

function conversation(name: ChatName): StoredValue<readonly Turn[]> {
  return storedValue<readonly Turn[]>(`private.conversation.${name}`, jsonOf(turnsSchema), []);
}

/** The conversations, stored on this device only; "private" in the key keeps them out of exports. */
export const conversations: Readonly<Record<ChatName, StoredValue<readonly Turn[]>>> = {
  sheikh: conversation("sheikh"),
  "quran-bot": conversation("quran-bot"),
};

/** The turns that are stored: the oldest are dropped beyond the limit. */
export function newestTurns(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(-mostTurns);
}
