import { useLanguage } from "#app/i18n/messages.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import type { Avatar } from "./use-avatar.ts";

/** The verse that is recited and what it means, in the mode that is watched. */
export function LessonVerse({ avatar: { texts, ayah } }: { readonly avatar: Avatar }) {
  const language = useLanguage();
  const meaning = texts?.translation?.[ayah - 1];
  return (
    <div className="max-h-80 min-h-24 overflow-y-auto text-center">
      <p lang="ar" dir="rtl" className="quran text-2xl">
        <QuranText text={texts?.arabic[ayah - 1]} />
      </p>
      {meaning && (
        <p lang={language} className="mt-2 text-ink-soft">
          {meaning}
        </p>
      )}
    </div>
  );
}
