import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** Where a question is left open: the way to ask it. */
export function ContactSection() {
  const text = useMessages("home");
  return (
    <section aria-labelledby="home-contact" className="panel my-10 p-8 text-center">
      <h2 id="home-contact" className="font-display text-2xl">
        {text("contact.title")}
      </h2>
      <p className="mx-auto mt-3 max-w-[60ch] text-pretty text-ink-soft">{text("contact.text")}</p>
      <Link href="/chatbot" className={buttonClass("primary", "mt-6 px-6 text-base")}>
        {text("contact.button")}
      </Link>
    </section>
  );
}
