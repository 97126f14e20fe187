/** What a word player needs of an audio element. */
export type WordSound = Pick<HTMLAudioElement, "addEventListener" | "play" | "pause">;

export type WordPlayerState = {
  /** Place of the word that was pressed last, from 0. */
  readonly at: number | undefined;
  /** Whether it is asked for or sounds. */
  readonly isSounding: boolean;
  /** No host answered for it. */
  readonly hasFailed: boolean;
};

export const silentWords: WordPlayerState = { at: undefined, isSounding: false, hasFailed: false };

type WordPlayerOptions = {
  readonly create: (address: string) => WordSound;
  readonly onChange: (state: WordPlayerState) => void;
};

/** A host that has sent nothing after so many milliseconds is passed over. */
export const longestWait = 8_000;

/** Plays one word at a time, from the first host that answers; asks for nothing before `play`. */
export function createWordPlayer({ create, onChange }: WordPlayerOptions) {
  let turn = 0;
  let sound: WordSound | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const silence = () => {
    turn += 1;
    clearTimeout(waiting);
    sound?.pause();
    sound = undefined;
  };

  const ask = (at: number, [address, ...others]: readonly string[]) => {
    silence();
    const own = turn;
    if (address === undefined) return onChange({ at, isSounding: false, hasFailed: true });
    const ifStill = (act: () => void) => () => {
      if (turn === own) act();
    };
    const askNext = ifStill(() => ask(at, others));
    const asked = create(address);
    sound = asked;
    waiting = setTimeout(askNext, longestWait);
    asked.addEventListener(
      "playing",
      ifStill(() => clearTimeout(waiting)),
    );
    asked.addEventListener(
      "ended",
      ifStill(() => onChange({ at, isSounding: false, hasFailed: false })),
    );
    asked.addEventListener("error", askNext);
    asked.play().catch(askNext);
  };

  return {
    /** Plays the word at a place, whose recording has these addresses, instead of any that sounds. */
    play(at: number, addresses: readonly string[]) {
      onChange({ at, isSounding: true, hasFailed: false });
      ask(at, addresses);
    },
    stop: silence,
  };
}
