import { useMessages } from "#app/i18n/messages.tsx";
import type { Platform, PlatformLanguage } from "#content/freelance/index.ts";
import { Directory } from "./directory.tsx";
import { DirectoryNotes } from "./directory-notes.tsx";
import { Flag } from "./flag.tsx";
import { flagOf } from "./flag-of.ts";
import { SuccessTips } from "./success-tips.tsx";

export type PlatformsPageData = { readonly platforms: Platform[]; readonly checkedOn: string | null };

/** Platforms for independent work, by the language they speak. */
export function PlatformsPage({ data }: { readonly data: PlatformsPageData }) {
  const text = useMessages("directories");
  const spoken = [...new Set(data.platforms.map(({ language }) => language))];
  return (
    <div className="mx-auto max-w-6xl">
      <header className="grid gap-3 pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {text("platformsHeading")}
        </h1>
        <p className="max-w-[65ch] text-pretty text-ink-soft">{text("platformsIntro")}</p>
        <p className="text-gold text-sm">{text("noEarnings")}</p>
      </header>
      <Directory
        entries={data.platforms.map(({ language, categoryTitle, ...platform }) => ({
          ...platform,
          group: language,
          badge: text(`language.${language}`),
          kind: categoryTitle,
        }))}
        groups={spoken.map((id) => ({ id, title: text(`language.${id}`) }))}
        // `language` in an address is the language of the house itself.
        parameter="speaks"
        iconOf={(group) => <Flag country={flagOf(group as PlatformLanguage)} />}
        countOf={(count) => text("platformsFound", { count })}
        words={{
          search: text("platformsSearch"),
          choose: text("language"),
          all: text("allLanguages"),
          empty: text("platformsEmpty"),
          action: text("startEarning"),
        }}
      />
      <SuccessTips />
      <DirectoryNotes checkedOn={data.checkedOn} />
    </div>
  );
}
