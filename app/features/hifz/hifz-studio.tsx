import type { ComponentType, ReactNode } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageTabs } from "#app/ui/tabs.tsx";
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

type HifzStudioProps = {
  /** The head of the page while no tool is open. */
  readonly head: ReactNode;
  readonly methods: ReactNode;
};

/** Memorisation: the methods, or the tool that the address names. */
export function HifzStudio({ head, methods }: HifzStudioProps) {
  const text = useMessages("hifz");
  const isHydrated = useIsHydrated();
  const tool = hifzToolOf(new URLSearchParams(useSearch()));
  const Tool = tool && tools[tool];
  useViewInPlace(tool ?? "methods");
  return (
    <>
      {tool ? <PageHead title={text(`tool.${tool}`)} about={text(`about.${tool}`)} /> : head}
      <HifzTabs open={tool} />
      {Tool ? <ToolFrame>{isHydrated && <Tool />}</ToolFrame> : methods}
    </>
  );
}

/** Links to the methods and the tools. */
function HifzTabs({ open }: { readonly open: HifzTool | undefined }) {
  const text = useMessages("hifz");
  const tabs = [
    { id: "methods", label: text("tool.methods"), href: "/learning-methods" },
    ...hifzTools.map((tool) => ({ id: tool, label: text(`tool.${tool}`), href: hifzAddress(tool) })),
  ] as const;
  return <PageTabs label={text("tools")} tabs={tabs} current={open ?? "methods"} className="mb-4" />;
}

/** A tool, or the note that it needs scripts. */
function ToolFrame({ children }: { readonly children: ReactNode }) {
  const text = useMessages("hifz");
  return (
    <section className="min-h-svh max-w-page">
      <noscript>
        <p className="panel p-4">{text("needsScripts")}</p>
      </noscript>
      {children}
    </section>
  );
}
