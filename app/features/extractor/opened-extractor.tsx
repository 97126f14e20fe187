import { MoreWords } from "#app/i18n/more-words.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Extractor = lazyComponent(() => import("./extractor.tsx").then(({ Extractor: Part }) => Part));

/** Stands between the door and the extractor, so that the door need not list the extractor's many parts. */
export function OpenedExtractor() {
  return (
    <MoreWords area="extractor">
      <Extractor />
    </MoreWords>
  );
}
