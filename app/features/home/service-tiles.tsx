import {
  AudioLines,
  BookOpen,
  Briefcase,
  CirclePlay,
  CircleQuestionMark,
  GraduationCap,
  HandHeart,
  Handshake,
  Headphones,
  Library,
  MessageCircle,
  ScrollText,
  Sunrise,
} from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "wouter";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { type Aim, storedAim } from "#app/storage/first-run.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";

export type Service = { readonly address: string; readonly key: string };

/** The group that holds what a person comes for. */
const groupOfAim = {
  quran: "quran",
  prayer: "worship",
  athkar: "worship",
  learn: "learn",
} as const satisfies Record<Aim, (typeof serviceGroups)[number]["id"]>;

/** All groups, the one that matches the person's purpose first. */
function groupsFor(aim: Aim | undefined): readonly (typeof serviceGroups)[number][] {
  if (aim === undefined) return serviceGroups;
  const isFirst = ({ id }: { readonly id: string }) => id === groupOfAim[aim];
  return [...serviceGroups.filter(isFirst), ...serviceGroups.filter((group) => !isFirst(group))];
}

/** The services in four groups, the person's own group first; the whole tile is a link. */
export function ServiceTiles({ services }: { readonly services: readonly Service[] }) {
  const text = useMessages("home");
  const name = useMessages("shell");
  const [aim] = useStoredValue(storedAim);
  const addressOf = (key: string) => services.find((service) => service.key === key)?.address;
  return (
    <div className="lg:grid lg:gap-y-2">
      {groupsFor(aim).map(({ id, services: icons }) => (
        <section key={id} aria-labelledby={`services-${id}`} className="relative pt-4 md:pt-8">
          <h2
            id={`services-${id}`}
            className="mb-2 font-display text-xl md:mb-3 rtl:leading-normal md:text-2xl"
          >
            {text(`group.${id}`)}
          </h2>
          {id === "learn" && (
            // Beside the heading: a row of its own would make the page of a phone longer.
            <Link
              href="/quote-check"
              className="absolute end-0 top-2 inline-flex min-h-11 items-center text-green text-sm underline md:hidden"
            >
              {name("title.quoteCheck")}
            </Link>
          )}
          <ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
            {Object.entries(icons).map(([key, Icon]) => {
              const address = addressOf(key);
              const title = name(`title.${key}` as keyof Catalogue["shell"]);
              if (address === undefined) return null;
              return (
                <li key={key}>
                  <Link
                    href={address}
                    className="panel flex size-full min-h-16 items-center gap-2 px-2.5 py-1 hover:bg-raised-high md:gap-3 md:p-4"
                  >
                    <Icon aria-hidden="true" className="size-5 shrink-0 text-green md:size-5.5" />
                    <span className="wrap-anywhere min-w-0 hyphens-auto">
                      <span className="block font-semibold text-[0.9375rem] leading-tight rtl:leading-relaxed">
                        {title}
                      </span>
                      <span className="block font-semibold text-green text-sm leading-normal rtl:leading-relaxed">
                        {text("useNow")}
                      </span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type IconProps = { readonly className?: string };

/** Icons of our own: a mihrab, a string of beads and a bowing figure. */
const own =
  (...paths: readonly string[]) =>
  ({ className }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

const Mihrab = own(
  "M5 21V11.5C5 7.5 8 5 12 3c4 2 7 4.5 7 8.5V21",
  "M9 21v-8c0-2.2 1.2-3.6 3-4.5 1.8.9 3 2.3 3 4.5v8M3 21h18",
);
const Bowing = own(
  "M2.8 8.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0",
  "M8.5 10.5h6a2.2 2.2 0 0 1 2.2 2.2v7.8M10.5 10.5l2.3 4.8h3.9M13.5 20.5H20",
);
const Beads = ({ className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    className={className}
  >
    <circle cx="12" cy="9.5" r="6.5" strokeWidth="2.8" strokeDasharray="0 3.403" />
    <path d="M12 18v4M10.3 22h3.4" strokeWidth="1.75" />
  </svg>
);

/** The groups of the services with their keys in order, each with its icon. */
const serviceGroups = [
  {
    id: "quran",
    services: {
      digitalQuran: BookOpen,
      hadith: ScrollText,
      quranStreaming: Headphones,
      holyQuranStreaming: CirclePlay,
    },
  },
  {
    id: "worship",
    services: { prayer: Mihrab, completeAthkar: Sunrise, digitalTasbih: Beads, howToPray: Bowing },
  },
  {
    id: "learn",
    services: {
      learningMethods: GraduationCap,
      tajweedRules: AudioLines,
      quranResources: Library,
      faq: CircleQuestionMark,
    },
  },
  {
    id: "together",
    services: { chatbot: MessageCircle, donations: HandHeart, partners: Handshake, freelancer: Briefcase },
  },
] as const satisfies readonly {
  readonly id: string;
  readonly services: Readonly<Record<string, ComponentType<IconProps>>>;
}[];
