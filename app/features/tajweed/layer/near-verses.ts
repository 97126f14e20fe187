/** Root margin within which a verse counts as near: three quarters of the screen above and below it. */
const ahead = "75% 0px";

const verses = "[data-ayah]";

type VerseListener = {
  readonly onEnter: (verse: Element) => void;
  readonly onLeave: (verse: Element) => void;
};

/** The verses of the page that are on the screen or near it. */
export type NearVerses = {
  /** Starts watching the page; returns the cleanup function. */
  readonly watch: () => () => void;
  /** Reports each verse that is near, becomes near or leaves, or whose text changes; returns the cleanup function. */
  readonly follow: (follower: VerseListener) => () => void;
};

export function nearVerses(): NearVerses {
  const near = new Set<Element>();
  let listener: VerseListener | undefined;

  const watch = () => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (near.has(target) === isIntersecting) continue;
          if (isIntersecting) near.add(target);
          else near.delete(target);
          if (isIntersecting) listener?.onEnter(target);
          else listener?.onLeave(target);
        }
      },
      { rootMargin: ahead },
    );
    const watchWithin = (place: ParentNode) => {
      for (const verse of place.querySelectorAll(verses)) watcher.observe(verse);
    };
    const wordsChange = (verse: Element) => {
      if (!near.has(verse)) return;
      listener?.onLeave(verse);
      listener?.onEnter(verse);
    };
    // Verses are mounted while the reader scrolls, and another surah replaces their text.
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

  const follow = (follower: VerseListener) => {
    listener = follower;
    for (const verse of near) follower.onEnter(verse);
    return () => {
      listener = undefined;
    };
  };

  return { watch, follow };
}
