import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Arcade } from "./arcade.tsx";

/** The arcade in line, the house's purpose under it, and the way to the Quran. */
export function Hero({ links }: { readonly links: ReactNode }) {
  const text = useMessages("home");
  return (
    <section className="relative overflow-hidden py-10 text-center sm:py-16">
      <Arcade />
      <h1 tabIndex={-1} className="mt-8 text-balance font-display text-4xl outline-none sm:text-6xl">
        {text("heroTitle")}
      </h1>
      <p className="mx-auto mt-5 max-w-[60ch] text-pretty text-ink-soft text-lg">{text("heroText")}</p>
      {links}
    </section>
  );
}
