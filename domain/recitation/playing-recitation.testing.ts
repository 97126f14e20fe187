import { type Recitation, silence } from "./recitation.ts";
import type { RecitationCommand, RecitationEvent } from "./recitation-event.ts";
import { reduceRecitation } from "./reduce-recitation.ts";

/** Runs a recitation through events and records its commands; clips play and end only on request. */
export function playingRecitation(from: Recitation = silence) {
  let state = from;
  const commands: RecitationCommand[] = [];
  const send = (event: RecitationEvent): Recitation => {
    const step = reduceRecitation(state, event);
    state = step.state;
    commands.push(...step.commands);
    return state;
  };
  const turn = () => state.current?.turn ?? 0;
  return {
    commands,
    send,
    get state() {
      return state;
    },
    get place() {
      const passage = state.current?.passage;
      return passage ? `${passage.part} ${passage.surah}:${passage.ayah}` : "nothing";
    },
    /** The current clip plays from its beginning. */
    sound: (duration = 4) => {
      send({ type: "sounding", turn: turn() });
      return send({ type: "time", turn: turn(), position: 0, duration });
    },
    end: (duration = 4) => send({ type: "ended", turn: turn(), duration }),
    failCurrent: () => send({ type: "failed", turn: turn() }),
  };
}
