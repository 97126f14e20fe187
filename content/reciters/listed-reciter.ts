/** A reciter as the host's own list has them: the files lie at `{server}/{three digits}.mp3`. */
export type ListedReciter = {
  readonly id: string;
  readonly ar: string;
  readonly en: string;
  readonly server: string;
  readonly surahs: readonly number[];
};
