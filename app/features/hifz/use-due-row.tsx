import { Brain } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollection } from "#app/storage/user-data/use-collection.ts";
import { readCard } from "#domain/review/review-card.ts";
import { hifzAddress } from "./hifz-address.ts";

/** The review cards that are due now, for the home page; nothing where none is. */
export function useDueRow() {
  const text = useMessages("home");
  const { bodies } = useCollection("review-card");
  const now = Date.now();
  const count = [...bodies.values()].filter((body) => (readCard(body)?.dueAt ?? now + 1) <= now).length;
  if (count === 0) return undefined;
  return {
    id: "due",
    icon: <Brain className="size-5.5" />,
    title: text("continue.due", { count }),
    detail: text("continue.dueDetail"),
    href: hifzAddress("cards"),
  };
}
