import { localeOf } from "#app/i18n/locale.ts";
import { useLanguage } from "#app/i18n/messages.tsx";

/** What the person asked, at the end edge. */
export function UserMessage({ text, at }: { readonly text: string; readonly at: number }) {
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: "2-digit", minute: "2-digit" });
  return (
    <div data-turn="user" className="ms-auto w-fit max-w-[85%]">
      <p
        dir="auto"
        className="whitespace-pre-wrap break-words rounded-panel bg-green px-4 py-2.5 text-on-green"
      >
        {text}
      </p>
      <p className="mt-1 text-end text-ink-soft text-xs">{time.format(at)}</p>
    </div>
  );
}
