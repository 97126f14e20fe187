import { Landmark } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";

/** The operator's bank details for a pledge, or a note that there are none yet. */
export function TransferNote({ bank }: { readonly bank: string | null }) {
  const text = useMessages("donations");
  return (
    <section className="rounded-control border border-line p-4 text-sm">
      <h3 className="flex items-center gap-2 font-medium">
        <Landmark aria-hidden="true" className="size-4 shrink-0 text-green" />
        {text("byBank")}
      </h3>
      {bank === null ? (
        <p className="mt-1 text-ink-soft">{text("bankNotSet")}</p>
      ) : (
        <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
          {bank}
        </p>
      )}
    </section>
  );
}
