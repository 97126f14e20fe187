import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { NavigationLink } from "./navigation.ts";

type FullMenuProps = {
  readonly links: readonly NavigationLink[];
  readonly current: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Every link of the header over the whole screen; choosing one closes it. */
export function FullMenu({ links, current, isOpen, onClose }: FullMenuProps) {
  const text = useMessages("shell");
  return (
    <Sheet title={text("menu")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose} isFull>
      <nav aria-label={text("menu")} className="mx-auto max-w-4xl">
        <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ address, key }) => (
            <li key={address}>
              <Link
                href={address}
                onClick={onClose}
                aria-current={address === current ? "page" : undefined}
                className="flex min-h-12 items-center rounded-control px-4 text-lg hover:bg-raised aria-[current=page]:text-green"
              >
                {text(`title.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
