import { BookMarked } from "lucide-react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useCollection } from "#app/storage/user-data/use-collection.ts";

/** Today's portion of each khatma, for the home page; none of those whose portion is read. */
export function useKhatmaRows() {
  const text = useMessages("home");
  const language = useLanguage();
  const { bodies } = useCollection("khatma");
  const places = useCollection("position").bodies;
  // Its code is loaded only where there is a plan.
  const { value: todayOf } = useAsync(bodies.size > 0 ? language : undefined, async () =>
    (await import("./khatma-today.ts")).loadKhatmaToday(language),
  );
  const today = todayOf?.(bodies, places) ?? [];
  return today.map(({ id, name, pages, place, progress, href }) => ({
    id,
    icon: <BookMarked className="size-5.5" />,
    title: [name, text("continue.khatma", { pages })].filter(Boolean).join(" · "),
    detail: place,
    progress,
    href,
  }));
}
