import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Extractor = lazyComponent(() => import("./extractor.tsx").then(({ Extractor: Part }) => Part));

/** A chunk of its own, so that the pages' first load does not list the extractor's many chunks. */
export function OpenedExtractor() {
  return (
    <MoreWords area="extractor">
      <Extractor />
    </MoreWords>
  );
}
