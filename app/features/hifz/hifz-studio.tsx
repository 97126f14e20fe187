import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useSearch } from "wouter";
import { useViewInPlace } from "#app/browser/view-in-place.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { type HifzTool, hifzToolOf } from "./hifz-address.ts";
import { HifzTabs } from "./hifz-tabs.tsx";
import { ToolFrame } from "./tool-frame.tsx";

const tools: Readonly<Record<HifzTool, ComponentType>> = {
  today: lazy(() => import("./today-tool.tsx").then((file) => ({ default: file.TodayTool }))),
  plan: lazy(() => import("./plan-tool.tsx").then((file) => ({ default: file.PlanTool }))),
  cards: lazy(() => import("./cards-tool.tsx").then((file) => ({ default: file.CardsTool }))),
  hide: lazy(() => import("./hide-tool.tsx").then((file) => ({ default: file.HideTool }))),
  listen: lazy(() => import("./listen-tool.tsx").then((file) => ({ default: file.ListenTool }))),
  similar: lazy(() => import("./similar-tool.tsx").then((file) => ({ default: file.SimilarTool }))),
  check: lazy(() => import("./check-tool.tsx").then((file) => ({ default: file.CheckTool }))),
};

/** The studio of memorising: the methods, or the tool that the address asks for. */
export function HifzStudio({ methods }: { readonly methods: ReactNode }) {
  const text = useMessages("hifz");
  const isHydrated = useIsHydrated();
  const tool = hifzToolOf(new URLSearchParams(useSearch()));
  const Tool = tool && tools[tool];
  useViewInPlace(tool ?? "methods");
  return (
    <>
      <HifzTabs open={tool} />
      {Tool ? (
        <ToolFrame tool={tool}>
          {isHydrated && (
            <Suspense fallback={<p role="status">{text("loading")}</p>}>
              <Tool />
            </Suspense>
          )}
        </ToolFrame>
      ) : (
        methods
      )}
    </>
  );
}
