/** What of the round changes with a count. */
type ShownCount = {
  readonly count: number;
  readonly target: number;
  /** The count in the digits of the language. */
  readonly shown: string;
  /** The name of what is tapped. */
  readonly label: string;
};

/**
 * Finds the parts of a round and gives the act that writes a count into them, straight into the page: a tap
 * changes five small things, and drawing the whole bead for them costs several times as much.
 */
export function countWriter(round: Element): (count: ShownCount) => void {
  const part = (name: string) => round.querySelector<HTMLElement | SVGElement>(`[${name}]`);
  const [name, words, ring, bar, progress] = [
    part("data-name"),
    part("data-count"),
    part("data-ring"),
    part("data-bar"),
    part("aria-valuenow"),
  ];
  return ({ count, target, shown, label }) => {
    const share = Math.min(1, count / target);
    if (name?.firstChild) name.firstChild.nodeValue = label;
    if (words?.firstChild) words.firstChild.nodeValue = shown;
    if (ring) {
      ring.style.strokeDashoffset = String(1 - share);
      // The round end of an empty line would be a dot.
      ring.style.display = count === 0 ? "none" : "";
    }
    if (bar) bar.style.transform = `scaleX(${share})`;
    progress?.setAttribute("aria-valuenow", String(count));
  };
}
