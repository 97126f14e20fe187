import { Link } from "wouter";
import type { TextActionsComponent } from "#app/browser/actionable-text.ts";
import { useAddressChange } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { DuaEntry } from "./dua-entry.ts";
import { DuaWords } from "./dua-words.tsx";
import { useActionableDua } from "./use-actionable-dua.ts";

type DuaCardProps = {
  readonly dua: DuaEntry;
  readonly query: string;
  readonly detailHref: string;
  readonly Actions: TextActionsComponent;
};

/** One dua of the list. */
export function DuaCard({ dua, query, detailHref, Actions }: DuaCardProps) {
  const own = useMessages("duas");
  const text = useMessages("texts");
  const change = useAddressChange();
  const { reference, actionable } = useActionableDua(dua);
  return (
    <li data-dua={dua.id} className="later-card panel flex flex-col p-5 [--card-height:40rem] sm:p-6">
      <div className="mb-2 flex items-start justify-between gap-3">
        <Badge look="green">{own(`category.${dua.category}`)}</Badge>
        <Actions of={actionable} look="icons" />
      </div>
      <h2 className="mb-4 font-display text-lg">{dua.title}</h2>
      <DuaWords dua={dua} query={query} />
      <dl className="mt-5 grid gap-1 border-line border-t pt-4 text-sm">
        <div>
          <dt className="inline text-ink-soft">{own("occasion")}</dt>{" "}
          <dd className="inline">{dua.occasion}</dd>
        </div>
        <div>
          <dt className="inline text-ink-soft">{own("benefits")}</dt>{" "}
          <dd className="inline">{dua.benefits}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <p className="text-gold text-sm">{reference}</p>
        <Link
          href={detailHref}
          onClick={(event) => {
            event.preventDefault();
            change({ id: dua.id });
          }}
          aria-label={text("detailsNamed", { name: dua.title })}
          className={buttonClass()}
        >
          {text("details")}
        </Link>
      </div>
    </li>
  );
}
