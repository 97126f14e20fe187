import { BookMarked } from "lucide-react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useCollection } from "#app/storage/user-data/use-collection.ts";

/** Today's portion of a khatma, for the home page; nothing where none is begun or today's is read. */
export function useKhatmaRow() {
  const text = useMessages("home");
  const language = useLanguage();
  const { bodies } = useCollection("khatma");
  const places = useCollection("position").bodies;
  // Its code is loaded only where there is a plan.
  const { value: todayOf } = useAsync(bodies.size > 0 ? language : undefined, async () =>
    (await import("./khatma-today.ts")).loadKhatmaToday(language),
  );
  const today = todayOf?.(bodies, places);
  if (!today) return undefined;
  return {
    id: "khatma",
    icon: <BookMarked className="size-5.5" />,
    title: text("continue.khatma", { pages: today.pages }),
    detail: today.place,
    progress: today.progress,
    href: today.href,
  };
}
