import { say } from "#app/i18n/say.ts";
import type { OpenPage } from "./open-page.ts";

const titleKey = (key: OpenPage["key"]) =>
  key === "notFound"
    ? "shell.notFoundTitle"
    : key === "offline"
      ? "shell.offlineTitle"
      : `shell.title.${key}`;

/** The document's title: the page's own, or that of its address, followed by the product's name. */
export function pageTitle(open: Pick<OpenPage, "key" | "language" | "messages" | "page" | "data">): string {
  const { key, language, messages, page, data } = open;
  const name = say(messages, language, "shell.riwaq");
  const own = page.head(data, language).title;
  if (key === "home" && !own) return name;
  return `${own ?? say(messages, language, titleKey(key))} · ${name}`;
}
