import { BookOpen, CirclePlay, MessageCircle } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Beads, Bowing, Mihrab } from "#app/ui/own-icons.ts";
import type { Navigation } from "./navigation.ts";
import { useBarAway } from "./use-bar-away.ts";

const icons: Record<
  Navigation["bottom"][number]["label"],
  ComponentType<{ className: string; "aria-hidden": "true" }>
> = {
  المصحف: BookOpen,
  الأذكار: Beads,
  الصلاة: Mihrab,
  التعليم: Bowing,
  البث: CirclePlay,
  الشيخ: MessageCircle,
};

const nameKey = {
  المصحف: "short.digitalQuran",
  الأذكار: "short.completeAthkar",
  الصلاة: "short.prayer",
  التعليم: "short.howToPray",
  البث: "short.holyQuranStreaming",
  الشيخ: "short.chatbot",
} as const;

type BottomBarProps = { readonly links: Navigation["bottom"]; readonly current: string };

/**
 * The phone's bar within thumb's reach: Arabic labels, and under each its word in the language shown. Where a page is
 * read from end to end it gives way when scrolled down.
 */
export function BottomBar({ links, current }: BottomBarProps) {
  const text = useMessages("shell");
  const isArabic = useLanguage() === "ar";
  const isAway = useBarAway(current);
  return (
    <nav
      aria-label={text("quickNavigation")}
      className={`fixed inset-x-0 bottom-0 z-40 h-(--bar-height) border-line border-t bg-ground pb-[env(safe-area-inset-bottom)] transition-[translate] focus-within:translate-y-0 lg:hidden print:hidden ${isAway ? "translate-y-full" : ""}`}
    >
      <ul className="mx-auto grid h-full max-w-xl grid-cols-6">
        {links.map(({ address, label }) => {
          const Icon = icons[label];
          return (
            <li key={address}>
              <Link
                href={address}
                aria-current={address === current ? "page" : undefined}
                className="bar-link"
              >
                <Icon aria-hidden="true" className="size-5.5" />
                <span aria-hidden={!isArabic} lang="ar" dir="rtl" className="bar-label">
                  {label}
                </span>
                {!isArabic && <span className="bar-word">{text(nameKey[label])}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
