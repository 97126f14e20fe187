/** How far beyond the screen a verse counts as near. */
const ahead = "75% 0px";

const verses = "[data-ayah]";

type Follower = { readonly come: (verse: Element) => void; readonly go: (verse: Element) => void };

/** The verses of the page that stand near the screen, known before anybody asks for them. */
export type NearVerses = {
  /** Begins to watch the page; the act given back ends it. */
  readonly watch: () => () => void;
  /** Tells of each verse that is near, comes near or goes, or whose words change; the act given back ends it. */
  readonly follow: (follower: Follower) => () => void;
};

export function nearVerses(): NearVerses {
  const near = new Set<Element>();
  let listener: Follower | undefined;

  const watch = () => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (near.has(target) === isIntersecting) continue;
          if (isIntersecting) near.add(target);
          else near.delete(target);
          if (isIntersecting) listener?.come(target);
          else listener?.go(target);
        }
      },
      { rootMargin: ahead },
    );
    const watchWithin = (place: ParentNode) => {
      for (const verse of place.querySelectorAll(verses)) watcher.observe(verse);
    };
    const wordsChange = (verse: Element) => {
      if (!near.has(verse)) return;
      listener?.go(verse);
      listener?.come(verse);
    };
    // Verses are mounted as the page grows, and their text may be replaced by that of another surah.
    const changes = new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        const verse = place?.closest("[data-arabic]")?.closest(verses);
        if (verse) changed.add(verse);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(verses)) watcher.observe(node);
          else watchWithin(node);
        }
      }
      for (const verse of changed) wordsChange(verse);
    });
    const page = document.querySelector("main") ?? document.body;
    changes.observe(page, { childList: true, characterData: true, subtree: true });
    watchWithin(page);
    return () => {
      watcher.disconnect();
      changes.disconnect();
      near.clear();
    };
  };

  const follow = (follower: Follower) => {
    listener = follower;
    for (const verse of near) follower.come(verse);
    return () => {
      listener = undefined;
    };
  };

  return { watch, follow };
}
