import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

type FooterSectionProps = {
  readonly title: string;
  /** Links to pages are a landmark of that name. */
  readonly isNavigation?: boolean;
  readonly children: ReactNode;
};

/** A column of the footer: on a phone it is folded under its title, also where scripts do not run. */
export function FooterSection({ title, isNavigation = false, children }: FooterSectionProps) {
  const titleId = useId();
  const Part = isNavigation ? "nav" : "section";
  return (
    <Part aria-labelledby={titleId} className="border-line border-b lg:border-0">
      <h2 id={titleId} className="mb-2 hidden font-semibold text-sm lg:block">
        {title}
      </h2>
      <details className="peer group lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
      </details>
      <div className="hidden pb-2 peer-open:block lg:block">{children}</div>
    </Part>
  );
}
