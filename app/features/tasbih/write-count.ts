/** What of the round the eye sees changing with a count. */
type SeenCount = {
  readonly count: number;
  readonly target: number;
  /** The count in the digits of the language. */
  readonly shown: string;
};

const partOf = (round: Element, name: string) => round.querySelector<HTMLElement | SVGElement>(`[${name}]`);

/**
 * Finds the parts of a round and gives the act that writes a count into them, straight into the page: a tap
 * changes three small things, and drawing the whole bead for them costs several times as much.
 */
export function countWriter(round: Element): (count: SeenCount) => void {
  const [words, ring, bar] = [
    partOf(round, "data-count"),
    partOf(round, "data-ring"),
    partOf(round, "data-bar"),
  ];
  let wasEmpty: boolean | undefined;
  return ({ count, target, shown }) => {
    const share = Math.min(1, count / target);
    if (words?.firstChild) words.firstChild.nodeValue = shown;
    if (ring) ring.style.strokeDashoffset = String(1 - share);
    if (bar) bar.style.transform = `scaleX(${share})`;
    const isEmpty = count === 0;
    // The round end of an empty line would be a dot.
    if (ring && isEmpty !== wasEmpty) ring.style.display = isEmpty ? "none" : "";
    wasEmpty = isEmpty;
  };
}

/**
 * Gives the act that writes a count where it is told and not seen: the name of the bead and the progress. No reader of
 * screens keeps pace with a hand, so this may wait until the hand rests.
 */
export function countTeller(round: Element): (count: number, label: string) => void {
  const [name, progress] = [partOf(round, "data-name"), partOf(round, "aria-valuenow")];
  return (count, label) => {
    if (name?.firstChild) name.firstChild.nodeValue = label;
    progress?.setAttribute("aria-valuenow", String(count));
  };
}
