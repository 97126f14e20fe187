import {
  AudioLines,
  BookOpen,
  BookOpenText,
  Braces,
  Briefcase,
  CalendarDays,
  CirclePlay,
  CircleQuestionMark,
  GraduationCap,
  Hand,
  HandHeart,
  Handshake,
  Headphones,
  HeartHandshake,
  House,
  Library,
  ListChecks,
  MessageCircle,
  ScrollText,
  SearchCheck,
  Sunrise,
  TextQuote,
} from "lucide-react";
import type { ComponentType } from "react";
import { Beads, Bowing, EightStar, Mihrab } from "#app/ui/own-icons.ts";
import type { RouteKey } from "./navigation.ts";

type Icon = ComponentType<{ readonly className: string; readonly "aria-hidden": "true" }>;

/** The drawing of each page; loaded with the menus that show it. */
export const pageIcons: Readonly<Record<RouteKey, Icon>> = {
  api: Braces,
  athkar: HeartHandshake,
  chatbot: MessageCircle,
  completeAthkar: Sunrise,
  completeQuran: BookOpenText,
  credits: TextQuote,
  digitalQuran: BookOpen,
  digitalTasbih: Beads,
  donations: HandHeart,
  duasCollection: Hand,
  faq: CircleQuestionMark,
  freelancer: Briefcase,
  hadith: ScrollText,
  holyQuranStreaming: CirclePlay,
  home: House,
  howToPray: Bowing,
  islamicCalendar: CalendarDays,
  learningMethods: GraduationCap,
  namesOfAllah: EightStar,
  partners: Handshake,
  prayer: Mihrab,
  quoteCheck: SearchCheck,
  quranResources: Library,
  quranStreaming: Headphones,
  quranTesting: ListChecks,
  tajweedRules: AudioLines,
};
