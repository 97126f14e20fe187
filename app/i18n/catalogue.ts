import type account from "./messages/en/account.json";
import type api from "./messages/en/api.json";
import type athkar from "./messages/en/athkar.json";
import type calendar from "./messages/en/calendar.json";
import type credits from "./messages/en/credits.json";
import type duas from "./messages/en/duas.json";
import type faq from "./messages/en/faq.json";
import type finding from "./messages/en/finding.json";
import type hadith from "./messages/en/hadith.json";
import type head from "./messages/en/head.json";
import type home from "./messages/en/home.json";
import type learning from "./messages/en/learning.json";
import type names from "./messages/en/names.json";
import type player from "./messages/en/player.json";
import type prayer from "./messages/en/prayer.json";
import type quiz from "./messages/en/quiz.json";
import type reader from "./messages/en/reader.json";
import type shell from "./messages/en/shell.json";
import type tajweed from "./messages/en/tajweed.json";
import type tasbih from "./messages/en/tasbih.json";
import type texts from "./messages/en/texts.json";

/** The areas of the interface's words, one file per language each; English is the type. */
export type Catalogue = {
  account: typeof account;
  api: typeof api;
  athkar: typeof athkar;
  calendar: typeof calendar;
  credits: typeof credits;
  duas: typeof duas;
  faq: typeof faq;
  finding: typeof finding;
  hadith: typeof hadith;
  head: typeof head;
  home: typeof home;
  learning: typeof learning;
  names: typeof names;
  player: typeof player;
  prayer: typeof prayer;
  quiz: typeof quiz;
  reader: typeof reader;
  shell: typeof shell;
  tajweed: typeof tajweed;
  tasbih: typeof tasbih;
  texts: typeof texts;
};

export type Area = keyof Catalogue;
