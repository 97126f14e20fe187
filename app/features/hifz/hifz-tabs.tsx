import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { type HifzTool, hifzAddress, hifzTools } from "./hifz-address.ts";

/** The way between the methods and the tools. */
export function HifzTabs({ open }: { readonly open: HifzTool | undefined }) {
  const text = useMessages("hifz");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[data-tool="${open ?? "methods"}"]`);
    // Only the row is moved, never the page.
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  const doors = [
    { id: "methods", href: "/learning-methods", isOpen: open === undefined },
    ...hifzTools.map((tool) => ({ id: tool, href: hifzAddress(tool), isOpen: tool === open })),
  ] as const;
  return (
    <nav
      ref={nav}
      aria-label={text("tools")}
      className="relative -mx-4 mb-6 flex max-w-5xl gap-1 overflow-x-auto border-line border-b px-4 sm:mx-auto sm:px-0"
    >
      {doors.map(({ id, href, isOpen }) => (
        <Link
          key={id}
          data-tool={id}
          href={href}
          {...(isOpen ? { "aria-current": "page" } : {})}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center border-transparent border-b-2 px-3 text-ink-soft -outline-offset-3 hover:text-ink aria-[current=page]:border-green aria-[current=page]:text-ink"
        >
          {text(`tool.${id}`)}
        </Link>
      ))}
    </nav>
  );
}
