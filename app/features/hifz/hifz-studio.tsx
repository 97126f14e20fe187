import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Link, useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { type HifzTool, hifzAddress, hifzToolOf, hifzTools } from "./hifz-address.ts";

function Loading() {
  return <p role="status">{useMessages("hifz")("loading")}</p>;
}

const loading = <Loading />;
const tools: Readonly<Record<HifzTool, ComponentType>> = {
  today: lazyComponent(() => import("./today-tool.tsx").then((file) => file.TodayTool), loading),
  plan: lazyComponent(() => import("./plan-tool.tsx").then((file) => file.PlanTool), loading),
  cards: lazyComponent(() => import("./cards-tool.tsx").then((file) => file.CardsTool), loading),
  hide: lazyComponent(() => import("./hide-tool.tsx").then((file) => file.HideTool), loading),
  listen: lazyComponent(() => import("./listen-tool.tsx").then((file) => file.ListenTool), loading),
  similar: lazyComponent(() => import("./similar-tool.tsx").then((file) => file.SimilarTool), loading),
  check: lazyComponent(() => import("./check-tool.tsx").then((file) => file.CheckTool), loading),
};

/** Memorisation: the methods, or the tool that the address names. */
export function HifzStudio({ methods }: { readonly methods: ReactNode }) {
  const isHydrated = useIsHydrated();
  const tool = hifzToolOf(new URLSearchParams(useSearch()));
  const Tool = tool && tools[tool];
  useViewInPlace(tool ?? "methods");
  return (
    <>
      <HifzTabs open={tool} />
      {Tool ? <ToolFrame tool={tool}>{isHydrated && <Tool />}</ToolFrame> : methods}
    </>
  );
}

/** Links to the methods and the tools. */
function HifzTabs({ open }: { readonly open: HifzTool | undefined }) {
  const text = useMessages("hifz");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[data-tool="${open ?? "methods"}"]`);
    // Not scrollIntoView, which would scroll the page too.
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  const tabs = [
    { id: "methods", href: "/learning-methods", isOpen: open === undefined },
    ...hifzTools.map((tool) => ({ id: tool, href: hifzAddress(tool), isOpen: tool === open })),
  ] as const;
  return (
    <nav
      ref={nav}
      aria-label={text("tools")}
      className="relative -mx-4 mb-6 flex max-w-5xl gap-1 overflow-x-auto border-line border-b px-4 sm:mx-auto sm:px-0"
    >
      {tabs.map(({ id, href, isOpen }) => (
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

type ToolFrameProps = { readonly tool: HifzTool; readonly children: ReactNode };

/** A tool below its name and purpose. */
function ToolFrame({ tool, children }: ToolFrameProps) {
  const text = useMessages("hifz");
  return (
    <section className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {text(`tool.${tool}`)}
      </h1>
      <p className="mt-3 mb-6 max-w-[65ch] text-pretty text-ink-soft">{text(`about.${tool}`)}</p>
      <noscript>
        <p className="panel p-4">{text("needsScripts")}</p>
      </noscript>
      {children}
    </section>
  );
}
