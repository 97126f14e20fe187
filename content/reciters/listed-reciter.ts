/** A reciter as in the host's own list; files are at `{server}/{three digits}.mp3`. */
export type ListedReciter = {
  readonly id: string;
  readonly ar: string;
  readonly en: string;
  readonly server: string;
  readonly surahs: readonly number[];
};
