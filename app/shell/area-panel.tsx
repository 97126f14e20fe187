import type { KeyboardEvent } from "react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import type { NavigationLink } from "./navigation.ts";
import { pageIcons } from "./page-icons.ts";

type AreaPanelProps = {
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
  readonly current: string;
  readonly onChoose: () => void;
};

/** The number of links by which each key moves the focus in a panel with two columns. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 2, ArrowUp: -2, ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement);
  const isSideways = Math.abs(step) === 1;
  const turned = isSideways && document.documentElement.dir === "rtl" ? -step : step;
  const next = links[Math.min(Math.max(at + turned, 0), links.length - 1)];
  if (next instanceof HTMLElement) next.focus();
}

/** The pages of an area under its name in the header, each with its drawing and a line about it. */
export function AreaPanel({ id, label, links, current, onChoose }: AreaPanelProps) {
  const text = useMessages("shell");
  const language = useLanguage();
  const about = useAsync(language, () => loadWords(language, "menus")).latest;
  return (
    <div id={id} className="absolute inset-x-0 top-full border-line border-b bg-raised shadow-panel">
      <ul
        aria-label={label}
        onKeyDown={moveFocus}
        className="page-width grid grid-cols-2 gap-x-6 gap-y-1 py-6"
      >
        {links.map(({ address, key }) => {
          const Icon = pageIcons[key];
          return (
            <li key={address}>
              <Link
                href={address}
                onClick={onChoose}
                aria-current={address === current ? "page" : undefined}
                className="-mx-3 flex min-h-16 items-center gap-3.5 rounded-control px-3 py-2 hover:bg-raised-high aria-[current=page]:bg-raised-high"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-control bg-green-veil text-green">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-[0.9375rem]">{text(`title.${key}`)}</span>
                  <span className="block min-h-[1lh] text-ink-soft text-sm">
                    {key !== "home" && about?.(`about.${key}`)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
