import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { PageNotice } from "./page-notice.tsx";

/** Shown where a page needs a network; says what works without one. */
export function NotStored() {
  const text = useMessages("shell");
  return (
    <PageNotice title={text("offlineTitle")} description={text("offlineText")}>
      <Button look="primary" onClick={() => location.reload()}>
        {text("retry")}
      </Button>
      <Link href="/" className={buttonClass()}>
        {text("returnHome")}
      </Link>
    </PageNotice>
  );
}
