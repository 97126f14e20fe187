import type { ComponentType } from "react";
import { type Messages, say } from "#app/i18n/say.ts";
import { NotFound } from "#app/shell/not-found.tsx";
import { definePage } from "./page.tsx";
import { type RouteEntry, routeTable } from "./route-table.ts";

const entries: readonly RouteEntry[] = routeTable;

/** What most people come for. */
const keys: readonly string[] = [
  "digitalQuran",
  "prayer",
  "completeAthkar",
  "duasCollection",
  "hadith",
  "learningMethods",
  "quranStreaming",
  "chatbot",
];
const ways = entries.filter(({ key }) => keys.includes(key));

type Unlisted = {
  readonly Part: ComponentType<{ words: Messages }>;
  readonly words: Messages;
  readonly title: string;
};

/**
 * The page of every address that is not in the route table. One of them exists for administrators only: the server
 * sends them the page that draws itself in the browser, and its code is loaded here; to all others it sends this page.
 */
export const page = definePage<Unlisted | null>({
  async load({ language }) {
    if (import.meta.env.SSR || location.pathname !== "/admin") return null;
    const { AdminPart: Part, loadAdminWords } = await import("./admin-part.tsx");
    const words = await loadAdminWords(language);
    return { Part, words, title: say(words, language, "admin.title") };
  },
  View: ({ data }) => (data ? <data.Part words={data.words} /> : <NotFound ways={ways} />),
  head: (data) => (data ? { title: data.title } : {}),
});
