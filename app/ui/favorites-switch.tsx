import { Heart } from "lucide-react";

type FavoritesSwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Beside a search field: shows only the person's favourites. Its text is shown beside the heart if there is space. */
export function FavoritesSwitch({ label, isOn, onChange }: FavoritesSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border border-edge font-semibold text-ink-soft text-sm hover:border-green hover:text-ink aria-checked:border-green aria-checked:bg-green-veil aria-checked:text-green-strong sm:px-4"
    >
      <Heart aria-hidden="true" className="size-5 group-aria-checked:fill-current" />
      <span className="hidden sm:inline">{label}</span>
    </button>
  );
}
