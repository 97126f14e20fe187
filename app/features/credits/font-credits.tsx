import { useMessages } from "#app/i18n/messages.tsx";

/** The typefaces we ship, all under the SIL Open Font License 1.1 by their own licence files. */
const fonts = [
  { name: "Amiri Quran", author: "Khaled Hosny", source: "https://github.com/aliftype/amiri" },
  {
    name: "Noto Naskh Arabic",
    author: "The Noto Project Authors",
    source: "https://github.com/notofonts/arabic",
  },
  {
    name: "Noto Nastaliq Urdu",
    author: "The Noto Project Authors",
    source: "https://github.com/notofonts/nastaliq",
  },
] as const;

/** Who drew the letters. */
export function FontCredits() {
  const text = useMessages("credits");
  return (
    <>
      <h2 className="mt-10 mb-4 font-display text-2xl">{text("fontsTitle")}</h2>
      <ul className="panel divide-y divide-line px-5">
        {fonts.map(({ name, author, source }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <span dir="ltr" lang="en">
              <a
                href={source}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {name}
              </a>
            </span>
            <span dir="ltr" lang="en" className="text-ink-soft text-sm">
              {`${author} · SIL OFL 1.1`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
