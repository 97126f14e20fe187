import { loadOnce } from "#app/hydration/load-once.ts";
import type { RecitationRequest } from "#domain/recitation/recitation-event.ts";

/** The only player of the app; its code is loaded at its first use. */
export const openPlayer = loadOnce(() => import("./player.ts").then(({ createPlayer }) => createPlayer()));

/** Loads the player's code before it is needed; a failure is reported at the press. */
export function prefetchPlayer(): void {
  openPlayer().catch(() => undefined);
}

/** Sends a request to the player; call it in a click handler, browsers allow audio to start only there. */
export async function sendToPlayer(request: RecitationRequest): Promise<void> {
  const player = await openPlayer();
  player.send(request);
}
