import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** The page of an address that does not exist. */
export function NotFound() {
  const text = useMessages("shell");
  const number = formatNumber(404, useLanguage());
  const [address] = useLocation();
  useEffect(() => console.warn("404: no page at", address), [address]);
  return (
    <section className="mx-auto max-w-lg py-16 text-center">
      <h1 tabIndex={-1} className="font-display text-7xl text-green outline-none">
        {number}
      </h1>
      <p className="mt-4 text-xl">{text("notFoundText")}</p>
      <Link href="/" className={buttonClass("primary", "mt-8")}>
        {text("returnHome")}
      </Link>
    </section>
  );
}
