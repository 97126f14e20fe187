import { CloudOff } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";

/** Shown where a page needs a network; says what works without one. */
export function NotStored() {
  const text = useMessages("shell");
  return (
    <section className="mx-auto max-w-lg py-16 text-center">
      <CloudOff aria-hidden="true" className="mx-auto size-12 text-gold" />
      <h1 tabIndex={-1} className="mt-4 font-display text-3xl outline-none">
        {text("offlineTitle")}
      </h1>
      <p className="mt-4 text-ink-soft">{text("offlineText")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {text("retry")}
        </Button>
        <Link href="/" className={buttonClass()}>
          {text("returnHome")}
        </Link>
      </div>
    </section>
  );
}
