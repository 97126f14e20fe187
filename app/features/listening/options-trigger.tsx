import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Options = lazyComponent(() =>
  import("./listening-options.tsx").then(({ ListeningOptions }) => ListeningOptions),
);

/** The player's settings for a page with its own player; code and messages are fetched when first shown. */
export function OptionsTrigger({ surah }: { readonly surah: number }) {
  return (
    <MoreWords area="player">
      <Options surah={surah} />
    </MoreWords>
  );
}
