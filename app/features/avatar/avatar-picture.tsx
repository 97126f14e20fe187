import { useEffect, useState } from "react";
import { readPublished } from "#app/platform/read-published.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { heardAyah } from "#domain/recitation/heard.ts";
import type { AvatarChoices } from "./avatar-choices.ts";

const grounds: Readonly<Record<AvatarChoices["background"], string>> = {
  mosque: "linear-gradient(180deg, color-mix(in srgb, var(--green) 28%, var(--ground)), var(--ground))",
  study: "linear-gradient(180deg, color-mix(in srgb, var(--gold) 24%, var(--ground)), var(--ground))",
  nature: "linear-gradient(0deg, color-mix(in srgb, var(--green) 32%, var(--ground)), var(--raised))",
  neutral: "var(--raised)",
};

/** Two squares turned against each other: the eight-fold star. */
const star = "M50 8 62 38 92 50 62 62 50 92 38 62 8 50 38 38Z";
const squares = "M22 22H78V78H22ZM50 10 90 50 50 90 10 50Z";

type AvatarPictureProps = Pick<AvatarChoices, "theme" | "background"> & {
  readonly isActive: boolean;
  /** Shows the verse that is heard. */
  readonly showsVerse: boolean;
};

/** The companion's place: a star in an arch, no figure, and the verse in the mode that is watched. */
export function AvatarPicture({ theme, background, isActive, showsVerse }: AvatarPictureProps) {
  const verses = useFirstSurah(showsVerse);
  const ayah = useRecitation((state) => heardAyah(state, 1)) ?? 1;
  return (
    <div
      style={{ background: grounds[background] }}
      className={`flex min-h-64 flex-col items-center justify-center gap-4 border border-line p-6 ${theme === "traditional" ? "rounded-t-[8rem]" : "rounded-panel"}`}
    >
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className={`size-28 fill-none stroke-2 ${isActive ? "stroke-green motion-safe:animate-pulse" : "stroke-ink-soft"}`}
      >
        <path d={theme === "traditional" ? squares : star} />
        <circle cx="50" cy="50" r="14" />
      </svg>
      {showsVerse && isActive && (
        <p lang="ar" dir="rtl" className="quran min-h-20 text-center text-2xl">
          {verses?.[ayah - 1]}
        </p>
      )}
    </div>
  );
}

function useFirstSurah(isWanted: boolean): readonly string[] | undefined {
  const [verses, setVerses] = useState<readonly string[]>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("#content/quran/index.ts")
      .then(({ readVerses }) => readVerses(readPublished, "arabic", 1))
      .then(
        (found) => {
          if (isCurrent) setVerses(found);
        },
        // Without it the recitation is heard alone.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return verses;
}
