import type athkar from "./messages/en/athkar.json";
import type credits from "./messages/en/credits.json";
import type faq from "./messages/en/faq.json";
import type head from "./messages/en/head.json";
import type home from "./messages/en/home.json";
import type player from "./messages/en/player.json";
import type reader from "./messages/en/reader.json";
import type shell from "./messages/en/shell.json";
import type tajweed from "./messages/en/tajweed.json";

/** The areas of the interface's words, one file per language each; English is the type. */
export type Catalogue = {
  athkar: typeof athkar;
  credits: typeof credits;
  faq: typeof faq;
  head: typeof head;
  home: typeof home;
  player: typeof player;
  reader: typeof reader;
  shell: typeof shell;
  tajweed: typeof tajweed;
};

export type Area = keyof Catalogue;
