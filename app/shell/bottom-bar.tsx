import {
  BookOpen,
  CirclePlay,
  Clock,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  Sparkles,
} from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import type { Navigation } from "./navigation.ts";

const icons: Record<Navigation["bottom"][number]["label"], LucideIcon> = {
  المصحف: BookOpen,
  الأذكار: Sparkles,
  الصلاة: Clock,
  التعليم: GraduationCap,
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

/** The phone's bar within thumb's reach: Arabic labels, translated names. */
export function BottomBar({ links, current }: BottomBarProps) {
  const text = useMessages("shell");
  return (
    <nav
      aria-label={text("quickNavigation")}
      className="fixed inset-x-0 bottom-0 z-40 h-[calc(4rem+1px+env(safe-area-inset-bottom))] border-line border-t bg-ground pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-xl grid-cols-6">
        {links.map(({ address, label }) => {
          const Icon = icons[label];
          return (
            <li key={address}>
              <Link
                href={address}
                aria-current={address === current ? "page" : undefined}
                className="flex h-full flex-col items-center justify-center gap-0.5 text-ink-soft aria-[current=page]:text-green"
              >
                <Icon aria-hidden="true" className="size-5" />
                <span className="sr-only">{text(nameKey[label])}</span>
                <span aria-hidden="true" lang="ar" dir="rtl" className="text-xs leading-5">
                  {label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
