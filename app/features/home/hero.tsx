import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arcade } from "./arcade.tsx";

/** The arcade in line, the house's purpose under it, and the way to the Quran. */
export function Hero() {
  const text = useMessages("home");
  return (
    <section className="relative overflow-hidden py-10 text-center sm:py-16">
      <Arcade />
      <h1 tabIndex={-1} className="mt-8 text-balance font-display text-4xl outline-none sm:text-6xl">
        {text("heroTitle")}
      </h1>
      <p className="mx-auto mt-5 max-w-[60ch] text-pretty text-ink-soft text-lg">{text("heroText")}</p>
      <Link href="/digital-quran" className={buttonClass("primary", "mt-8 px-6 text-base")}>
        {text("heroRead")}
      </Link>
    </section>
  );
}
