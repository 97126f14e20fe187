import type { RecitationRequest } from "#domain/recitation/recitation-event.ts";
import type { Player } from "./player.ts";

let opening: Promise<Player> | undefined;

/** The one player in the house; its code is fetched when it is first wanted. */
export function openPlayer(): Promise<Player> {
  opening ??= import("./player.ts")
    .then(({ createPlayer }) => createPlayer())
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** Fetches the player's code ahead of a press; what fails here is told at the press. */
export function prefetchPlayer(): void {
  openPlayer().catch(() => undefined);
}

/** Hands a request to the player; call it where the person pressed, browsers let sound begin only there. */
export async function sendToPlayer(request: RecitationRequest): Promise<void> {
  const player = await openPlayer();
  player.send(request);
}
