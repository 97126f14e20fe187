import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { HifzTool } from "./hifz-address.ts";

type ToolFrameProps = { readonly tool: HifzTool; readonly children: ReactNode };

/** A tool of the studio under its name, with what it is for. */
export function ToolFrame({ tool, children }: ToolFrameProps) {
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
