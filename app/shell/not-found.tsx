import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PageNotice } from "./page-notice.tsx";

/** The page of an address that does not exist. */
export function NotFound() {
  const text = useMessages("shell");
  const number = formatNumber(404, useLanguage());
  const [address] = useLocation();
  useEffect(() => console.warn("404: no page at", address), [address]);
  return (
    <PageNotice title={number} description={text("notFoundText")}>
      <Link href="/" className={buttonClass("primary")}>
        {text("returnHome")}
      </Link>
    </PageNotice>
  );
}
