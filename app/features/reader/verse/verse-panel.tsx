import { ChevronRight, PanelRightClose } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { focusVerse } from "#app/features/reader/reading/verse-position.ts";
import { TextSettingsSheet } from "#app/features/reader/settings/text-settings.tsx";
import { useEditions } from "#app/features/reader/settings/use-editions.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useReaderSettings } from "#app/storage/reader-settings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast.ts";
import { nativeLanguageName } from "#domain/language.ts";
import { languageOfEdition } from "#domain/reader-edition.ts";
import { useVersePicture } from "./use-verse-picture.tsx";
import { VerseLabel, VerseNote } from "./verse-marks.tsx";
import { type OpenedVerseProps, QuickActions, RangeShare, VersePlace, VerseReport } from "./verse-sheet.tsx";
import type { VerseView } from "./verse-view.ts";
import { VerseWords } from "./verse-words.tsx";

const tabs = [
  { id: "verse-words", word: "tabWords" },
  { id: "verse-tafsir", word: "tafsir" },
  { id: "verse-notes", word: "tabNotes" },
  { id: "verse-more", word: "tabMore" },
] as const;

type TabId = (typeof tabs)[number]["id"];

type VersePanelProps = Omit<OpenedVerseProps, "ayah" | "isOpen"> & {
  /** The verse shown; undefined where none of this surah is. */
  readonly ayah: number | undefined;
  /** Another object each time a verse is opened. */
  readonly opened: { readonly isOpen: boolean } | undefined;
  readonly variant: VerseView["variant"];
};

/** What the sheet of a verse has, beside the text on a wide screen; says how to open a verse while none is. */
export function VersePanel({ ayah, opened, variant, ...details }: VersePanelProps) {
  const text = useMessages("mushaf");
  const [tab, setTab] = useState<TabId>("verse-words");
  const titleId = useId();
  const isShown = ayah !== undefined && opened?.isOpen === true;
  const { title, giveBack } = useMovedFocus(opened, isShown);
  if (!isShown)
    return (
      <aside aria-label={text("aboutVerse")}>
        {variant === "complete" && <SettingsRows />}
        <p className="px-1 pt-4 text-ink-soft text-sm">{text("chooseVerse")}</p>
      </aside>
    );
  const close = () => {
    details.onClose();
    giveBack(ayah);
  };
  return (
    // Escape closes it as it closes a sheet, but not when it closes the sheet of a picture within.
    <aside
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || (event.target as Element).closest("dialog")) return;
        event.stopPropagation();
        close();
      }}
      className={variant === "complete" ? "panel study-verse" : ""}
    >
      <PanelHead {...details} ayah={ayah} title={title} titleId={titleId} onClose={close} />
      <PanelBody {...details} ayah={ayah} tab={tab} onTab={setTab} />
    </aside>
  );
}

/** Moves the focus to the title each time a verse is opened, and later back to where it was. */
function useMovedFocus(opened: VersePanelProps["opened"], isShown: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const focused = useRef<VersePanelProps["opened"]>(undefined);
  useEffect(() => {
    // Once for each opening, though another surah may hide and show the title meanwhile.
    if (!isShown || !title.current || focused.current === opened) return;
    focused.current = opened;
    const { activeElement } = document;
    const panel = title.current.closest("aside");
    if (!panel?.contains(activeElement)) opener.current = activeElement;
    // Above it may stand the player, in the same column.
    if (panel?.offsetParent) panel.offsetParent.scrollTop = panel.offsetTop;
    title.current.focus();
  }, [opened, isShown]);
  const giveBack = (ayah: number) => {
    const { current } = opener;
    // Some browsers do not focus a button that is pressed.
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else focusVerse(ayah);
  };
  return { title, giveBack };
}

type PanelHeadProps = Pick<OpenedVerseProps, "reading" | "ayah" | "onClose"> & {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
};

function PanelHead({ reading, ayah, title, titleId, onClose }: PanelHeadProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const place = `${formatNumber(reading.surah.number, language)}:${formatNumber(ayah, language)}`;
  return (
    <div className="flex items-center justify-between gap-2 pb-2">
      <h2 ref={title} id={titleId} tabIndex={-1} className="font-display text-xl">
        {`${reading.name.name} ${place}`}
      </h2>
      <IconButton label={text("close")} onClick={onClose} className="-me-2.75">
        <PanelRightClose aria-hidden="true" className="size-5.5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

type PanelBodyProps = Omit<OpenedVerseProps, "isOpen" | "onClose"> & Omit<PanelTabsProps, "links">;

function PanelBody({ reading, ayah, isPlaying, actions, links, tab, onTab }: PanelBodyProps) {
  const { picture, openPicture } = useVersePicture(reading, ayah);
  return (
    <>
      <QuickActions ayah={ayah} isPlaying={isPlaying} actions={actions} onPicture={() => openPicture(ayah)} />
      <PanelTabs tab={tab} onTab={onTab} links={links} />
      <div role="tabpanel" id="verse-panel" aria-labelledby={`tab-${tab}`} className="pt-4">
        <PanelPart
          reading={reading}
          ayah={ayah}
          actions={actions}
          links={links}
          tab={tab}
          onPicture={openPicture}
        />
      </div>
      {picture}
    </>
  );
}

type PanelTabsProps = Pick<OpenedVerseProps, "links"> & {
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
};

/** The code of the commentary comes when its tab is near: where it does not, the tab stays and a message says so. */
function PanelTabs({ links, tab, onTab }: PanelTabsProps) {
  const text = useMessages("mushaf");
  const shell = useMessages("shell");
  const showToast = useToast();
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const select = (id: TabId) => {
    if (id !== "verse-tafsir") return onTab(id);
    links.Tafsir.ready().then(
      () => onTab(id),
      () => showToast(failure),
    );
  };
  return (
    <Tabs
      label={text("aboutVerse")}
      panelId="verse-panel"
      current={tab}
      onSelect={select}
      className="mx-0! gap-5! px-0! pt-2"
      tabs={tabs.map(({ id, word }) => ({ id, label: text(word) }))}
    />
  );
}

type PanelPartProps = Pick<OpenedVerseProps, "reading" | "ayah" | "actions" | "links"> & {
  readonly tab: TabId;
  readonly onPicture: (to: number) => void;
};

function PanelPart({ tab, reading, ayah, actions, links, onPicture }: PanelPartProps) {
  const reference = { surah: reading.surah.number, ayah };
  switch (tab) {
    case "verse-words":
      return <VerseWords key={ayah} reference={reference} isList />;
    case "verse-tafsir":
      return <links.Tafsir verse={reference} />;
    case "verse-notes":
      return (
        <div className="grid gap-5">
          <VerseLabel reference={reference} />
          <VerseNote key={ayah} reference={reference} />
        </div>
      );
    case "verse-more":
      return (
        <div className="grid gap-5">
          <VersePlace reference={reference} />
          <links.Rows verse={reference} hasTafsir />
          <RangeShare ayah={ayah} last={reading.surah.ayahs} actions={actions} onPicture={onPicture} />
          <VerseReport reading={reading} ayah={ayah} />
        </div>
      );
  }
}

/** How the text beside it is shown; each row opens the settings. */
function SettingsRows() {
  const text = useMessages("reader");
  const words = useMessages("mushaf");
  const [isOpen, setIsOpen] = useState(false);
  const { hasTranslation, hasTransliteration, isDark } = useReaderSettings();
  const { edition } = useEditions();
  const onOff = (isOn: boolean) => words(isOn ? "on" : "off");
  const rows = [
    [
      "translation",
      hasTranslation && edition ? nativeLanguageName[languageOfEdition(edition)] : onOff(false),
    ],
    ["transliteration", onOff(hasTransliteration)],
    ["darkReading", onOff(isDark)],
  ] as const;
  return (
    <>
      <ListRows label={text("settings")}>
        {rows.map(([key, value]) => (
          <li key={key}>
            <ListRow
              title={text(key)}
              onPress={() => setIsOpen(true)}
              end={
                <>
                  <span className="text-ink-soft text-sm">{value}</span>
                  <ChevronRight
                    aria-hidden="true"
                    className="size-4.5 shrink-0 text-ink-soft rtl:-scale-x-100"
                  />
                </>
              }
            />
          </li>
        ))}
      </ListRows>
      <TextSettingsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
