import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type OwnHeadProps = { readonly title: string; readonly actions?: ReactNode; readonly children: ReactNode };

/** The head of a set with the way back to all athkar, and what can be done with it. */
export function OwnHead({ title, actions, children }: OwnHeadProps) {
  const text = useMessages("ownathkar");
  return (
    <>
      <PageHead isCompact title={title}>
        {actions}
        <Link
          href="/athkar"
          aria-label={text("back")}
          title={text("back")}
          className={buttonClass("bare", "-me-2.75 size-11 shrink-0 px-0!")}
        >
          <X aria-hidden="true" className="size-5.5" />
        </Link>
      </PageHead>
      {children}
    </>
  );
}
