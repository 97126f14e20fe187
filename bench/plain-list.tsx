import { createRoot } from "react-dom/client";
import { VerseCard } from "#app/features/reader/verse/verse-card.tsx";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { readVerses } from "#content/quran/index.ts";

const read = async (address: string): Promise<unknown> => (await fetch(address)).json();
const nothing = () => undefined;
const actions = {
  play: nothing,
  mark: nothing,
  goTo: nothing,
  copy: nothing,
  copyPicture: nothing,
  share: nothing,
  open: nothing,
};
const view = {
  variant: "digital",
  fontSize: "large",
  hasTranslation: true,
  hasTransliteration: false,
} as const;

type Loaded = {
  readonly surah: number;
  readonly arabic: readonly string[];
  readonly translation: readonly string[];
};

/** All verses of a surah at once, in the reader's own cards: the control for the growing list. */
function PlainList({ surah, arabic, translation }: Loaded) {
  return (
    <ol data-surah={surah}>
      {arabic.map((verse, at) => (
        <VerseCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the ayah is the index
          key={`${surah}:${at}`}
          surah={surah}
          ayah={at + 1}
          arabic={verse}
          translation={translation[at]}
          transliteration={undefined}
          edition="en"
          second={undefined}
          secondEdition={null}
          isInRange={false}
          view={view}
          actions={actions}
          isCurrent={false}
          isPlaying={false}
          isMarked={false}
        />
      ))}
    </ol>
  );
}

const messages = await loadMessages("en", ["shell", "reader"]);
const root = createRoot(document.body.appendChild(document.createElement("main")));

async function open(surah: number): Promise<void> {
  const [arabic, translation] = await Promise.all([
    readVerses(read, "arabic", surah),
    readVerses(read, "en", surah),
  ]);
  root.render(
    <MessagesProvider language="en" messages={messages}>
      <PlainList surah={surah} arabic={arabic} translation={translation} />
    </MessagesProvider>,
  );
}

addEventListener("open-surah", (event) => open(Number((event as CustomEvent).detail)));
await open(Number(new URLSearchParams(location.search).get("surah") ?? 1));
