import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";

/** What the house has of these links: nothing; what to mind; and when they were last asked. */
export function DirectoryNotes({ checkedOn }: { readonly checkedOn: string | null }) {
  const text = useMessages("directories");
  const locale = localeOf(useLanguage());
  const date =
    checkedOn &&
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(checkedOn));
  return (
    <aside className="mt-8 border-gold border-s-2 ps-5">
      <h2 className="font-display text-xl">{text("cautionTitle")}</h2>
      <p className="mt-2 max-w-[65ch] text-pretty text-ink-soft">{text("caution")}</p>
      {date && <p className="mt-2 text-ink-soft text-sm">{text("checkedOn", { date })}</p>}
    </aside>
  );
}
