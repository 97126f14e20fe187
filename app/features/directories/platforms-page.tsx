import { useMessages } from "#app/i18n/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Platform, PlatformLanguage } from "#content/freelance/index.ts";
import { Directory, DirectoryNotes } from "./directory.tsx";
import { Flag, type FlagCountry } from "./flag.tsx";

export type PlatformsPageData = { readonly platforms: Platform[]; readonly checkedOn: string | null };

/** Platforms for freelance work, grouped by their language. */
export function PlatformsPage({ data }: { readonly data: PlatformsPageData }) {
  const text = useMessages("directories");
  const spokenLanguages = [...new Set(data.platforms.map(({ language }) => language))];
  return (
    <>
      <PageHead
        title={text("platformsHeading")}
        about={
          <>
            <p>{text("platformsIntro")}</p>
            <p>{text("noEarnings")}</p>
            <DirectoryNotes checkedOn={data.checkedOn} />
          </>
        }
      />
      <Directory
        entries={data.platforms.map(({ language, categoryTitle, ...platform }) => ({
          ...platform,
          group: language,
          badge: text(`language.${language}`),
          kind: categoryTitle,
        }))}
        groups={spokenLanguages.map((id) => ({ id, title: text(`language.${id}`) }))}
        // `language` in an address is already the language of the interface.
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
    </>
  );
}

const countries: Readonly<Record<PlatformLanguage, FlagCountry>> = { ar: "SA", en: "US", ru: "RU" };

/** The flag shown for a platform's language, as the specification names it. */
export function flagOf(language: PlatformLanguage): FlagCountry {
  return countries[language];
}

const lists = [
  { title: "tips.start", tips: ["tips.start.profile", "tips.start.small", "tips.start.portfolio"] },
  { title: "tips.grow", tips: ["tips.grow.diversify", "tips.grow.specialize", "tips.grow.ratings"] },
] as const;

/** Advice for beginners and for those who want to grow. */
function SuccessTips() {
  const text = useMessages("directories");
  return (
    <section aria-labelledby="tips" className="panel mt-8 p-6">
      <h2 id="tips" className="font-display text-2xl">
        {text("tipsTitle")}
      </h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {lists.map(({ title, tips }) => (
          <div key={title}>
            <h3 className="font-medium text-green">{text(title)}</h3>
            <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-soft">
              {tips.map((tip) => (
                <li key={tip}>{text(tip)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
