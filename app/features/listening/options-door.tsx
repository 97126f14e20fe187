import { MoreWords } from "#app/i18n/more-words.tsx";
import { later } from "#app/ui/later.tsx";

const Options = later(() =>
  import("./listening-options.tsx").then(({ ListeningOptions }) => ListeningOptions),
);

/** The player's settings for a page with a player of its own; code and words come when they are first shown. */
export function OptionsDoor({ surah }: { readonly surah: number }) {
  return (
    <MoreWords area="player">
      <Options surah={surah} />
    </MoreWords>
  );
}
