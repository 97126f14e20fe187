import { ExternalLink } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { DirectoryEntry } from "./directory-entry.ts";

type DirectoryCardProps = { readonly entry: DirectoryEntry; readonly action: string };

/** One entry with the way to it; the site it leads to learns neither who sent nor is vouched for. */
export function DirectoryCard({ entry, action }: DirectoryCardProps) {
  const text = useMessages("directories");
  return (
    <li data-entry={entry.id} className="panel flex flex-col gap-3 p-5">
      <div className="grid justify-items-start gap-1.5">
        <h2 lang="en" dir="ltr" className="font-medium text-lg leading-7">
          {entry.name}
        </h2>
        <Badge>{entry.badge}</Badge>
      </div>
      <p className="text-pretty text-ink-soft">{entry.scope}</p>
      {entry.kind && <p className="text-ink-soft text-sm">{entry.kind}</p>}
      {entry.hasFailed && <p className="text-gold text-sm">{text("failed")}</p>}
      <a
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={text("newTab", { action, name: entry.name })}
        className={buttonClass("quiet", "mt-auto self-start")}
      >
        {action}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </li>
  );
}
