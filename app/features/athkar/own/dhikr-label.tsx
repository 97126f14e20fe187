import type { ListedDhikr } from "./listed-dhikrs.ts";

/** The name of a dhikr in a list; its id until the texts are loaded. */
export function DhikrLabel({ of }: { readonly of: ListedDhikr | undefined }) {
  if (!of) return <span className="min-h-8 min-w-0 grow" />;
  return of.isArabic ? (
    <span lang="ar" dir="rtl" className="min-w-0 grow text-start font-naskh text-lg leading-[1.9]!">
      {of.label}
    </span>
  ) : (
    <span className="min-w-0 grow text-start font-semibold">{of.label}</span>
  );
}
