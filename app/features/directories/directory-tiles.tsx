import type { ReactNode } from "react";

type DirectoryTilesProps = {
  readonly label: string;
  readonly tiles: readonly {
    readonly id: string;
    readonly title: string;
    readonly icon: ReactNode;
    /** How many stand under it, in words. */
    readonly count: string;
  }[];
  readonly active: string | undefined;
  /** Undefined when the active tile was pressed again. */
  readonly onChoose: (id: string | undefined) => void;
};

/** Groups as large buttons that toggle the filter. */
export function DirectoryTiles({ label, tiles, active, onChoose }: DirectoryTilesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of toggles is no set of fields
    <div role="group" aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {tiles.map(({ id, title, icon, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === active}
          onClick={() => onChoose(id === active ? undefined : id)}
          className="panel flex min-h-16 items-center gap-3 px-3 py-3 text-start transition-colors hover:border-green aria-pressed:border-green aria-pressed:text-green sm:px-4"
        >
          <span aria-hidden="true" className="shrink-0 text-gold">
            {icon}
          </span>
          <span className="min-w-0">
            <span className="block hyphens-auto break-words font-medium text-sm">{title}</span>
            <span className="block hyphens-auto break-words text-ink-soft text-sm">{count}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
