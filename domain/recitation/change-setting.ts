import { ayahsIn } from "#domain/verse-reference.ts";
import type { Recitation } from "./recitation.ts";
import type { RecitationRequest, Step } from "./recitation-event.ts";
import { withUpcoming } from "./sounding.ts";

export type SettingRequest = Extract<
  RecitationRequest,
  { type: "volume" | "mute" | "speed" | "repeat" | "listenAndRepeat" | "playOn" | "endRounds" | "sleep" }
>;

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The recitation with one of its settings changed; what is prepared follows the change. */
export function changeSetting(state: Recitation, request: SettingRequest): Step {
  const set = (change: Partial<Recitation>): Step =>
    withUpcoming({ state: { ...state, ...change }, commands: [] });
  switch (request.type) {
    case "volume": {
      if (Number.isNaN(request.volume)) return set({});
      return set({
        volume: within(0, Math.round(request.volume), 100),
        isVolumeChosen: true,
        isMuted: false,
      });
    }
    case "mute":
      return set({ isMuted: request.isMuted });
    case "speed":
      return set(Number.isNaN(request.speed) ? {} : { speed: within(0.5, request.speed, 2) });
    case "repeat":
      return set({ repeat: request.repeat, isRangeWhole: false });
    case "listenAndRepeat":
      return set({ isListenAndRepeat: request.isOn });
    case "playOn":
      return set({ playsOn: request.isOn });
    case "endRounds": {
      const { surah } = state.range;
      const range = { surah, from: 1, to: ayahsIn(surah) };
      return set(state.rounds ? { rounds: undefined, isRangeWhole: false, range } : {});
    }
    case "sleep": {
      const { at } = request;
      const isTimed = at !== undefined && at !== "surah";
      return {
        state: { ...state, sleep: at },
        commands: isTimed
          ? [{ type: "waitUntil", timer: "sleep", epochMs: at.until }]
          : [{ type: "forget", timer: "sleep" }],
      };
    }
  }
}
