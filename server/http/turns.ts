/** Work that keeps the process busy, done by turns so that what is quick to answer never waits for more than one piece. */
export type Turns = {
  /** Waits for the turn of the network; resolves to how to leave it, which counts once. */
  readonly enter: (network: string) => Promise<() => void>;
  /** Does the work when the turn of its network comes; rejects with what the work rejects with. */
  readonly run: <Result>(network: string, work: () => Result | Promise<Result>) => Promise<Result>;
  /** Pieces of work of all networks that wait for their turn. */
  readonly waiting: () => number;
  readonly waitingOf: (network: string) => number;
};

/** Connections that are accepted before the next piece begins; those that open more must not keep all others waiting. */
const mostAccepted = 256;

/**
 * Networks take turns, so that one that asks for much waits for itself. At most `atOnce` pieces are under way at the same
 * time, and between the starts of two of them everything that has arrived meanwhile is read, and answered where no work
 * is needed for it. `accepted` counts the connections of the server: with a piece in each turn of the event loop, which
 * accepts one, the last of many would wait for as many pieces.
 */
export function networkTurns(atOnce: number, accepted: () => number = () => 0): Turns {
  /** The network whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  let [inside, waiting, isPlanned] = [0, 0, false];

  function plan(): void {
    if (isPlanned || waiting === 0 || inside >= atOnce) return;
    isPlanned = true;
    beginAfterArrivals(mostAccepted);
  }
  function beginAfterArrivals(most: number): void {
    const before = accepted();
    setImmediate(() => (most > 0 && accepted() !== before ? beginAfterArrivals(most - 1) : begin()));
  }
  function begin(): void {
    isPlanned = false;
    const [first] = queues;
    if (!first) return;
    const [network, queue] = first;
    queues.delete(network);
    const start = queue.shift();
    if (queue.length > 0) queues.set(network, queue);
    waiting -= 1;
    inside += 1;
    start?.();
    plan();
  }
  function leave(): void {
    inside -= 1;
    plan();
  }
  const enter = (network: string) =>
    new Promise<() => void>((resolve) => {
      const start = () => {
        let isInside = true;
        resolve(() => {
          if (isInside) leave();
          isInside = false;
        });
      };
      const queue = queues.get(network);
      if (queue) queue.push(start);
      else queues.set(network, [start]);
      waiting += 1;
      plan();
    });
  return {
    enter,
    async run(network, work) {
      const leavePlace = await enter(network);
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
    waiting: () => waiting,
    waitingOf: (network) => queues.get(network)?.length ?? 0,
  };
}
