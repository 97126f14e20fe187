/** What a sheet adds to the state of a history entry: how many sheets are open in it, and over which entry. */
type SheetState = { readonly sheets: number; readonly under: string };

type OpenSheet = { readonly close: () => void };

/** Open sheets, the topmost last. */
const open: OpenSheet[] = [];
/** True while the browser is going back to an entry below. */
let isLeaving = false;
/** The number of sheets in the entry that the browser is going back to. */
let leavingTo = 0;
/** The address and state last written while a sheet was open; they belong to the page below. */
let written: { readonly href: string; readonly state: unknown } | undefined;
let isListening = false;
let isSettling = false;

/** Callbacks that wait until the browser has reached an entry below. */
let waiting: (() => void)[] = [];

/** How many sheets the current entry of the history was made for. */
function sheetsInEntry(): number {
  const state: unknown = history.state;
  return state instanceof Object && "sheets" in state ? Number(state.sheets) : 0;
}

function currentKey(): string {
  const state: unknown = history.state;
  if (state instanceof Object && "under" in state) return String(state.under);
  return globalThis.navigation?.currentEntry?.key ?? location.href;
}

/** What a sheet added to the state of the current entry; undefined where there is none. */
export function sheetState(): SheetState | undefined {
  const sheets = sheetsInEntry();
  return sheets > 0 ? { sheets, under: currentKey() } : undefined;
}

/**
 * Calls back immediately, or once the history entry of a sheet that was just closed is left: an entry added before
 * that is lost.
 */
export function whenSheetsAreClosed(then: () => void): void {
  if (isLeaving) waiting.push(then);
  else then();
}

/** The state of the history without what a sheet added. */
function withoutSheets(state: unknown): unknown {
  if (!(state instanceof Object)) return state;
  const { sheets: _, under: __, ...rest } = state as Partial<SheetState>;
  return Object.keys(rest).length > 0 ? rest : null;
}

/** Milliseconds after which going back counts as done even without a `popstate` event; a busy phone needs seconds. */
const historyTimeout = 5000;
let timeout: ReturnType<typeof setTimeout> | undefined;

function arrive(): void {
  clearTimeout(timeout);
  isLeaving = false;
  const ready = waiting;
  waiting = [];
  for (const then of ready) then();
}

/** Makes the entries of the history as many as the open sheets. */
function settle(): void {
  isSettling = false;
  if (isLeaving) return;
  const entries = sheetsInEntry();
  if (entries > open.length) {
    isLeaving = true;
    leavingTo = open.length;
    timeout = setTimeout(arrive, historyTimeout);
    history.go(open.length - entries);
    return;
  }
  for (let sheets = entries + 1; sheets <= open.length; sheets++) {
    const added: SheetState = { sheets, under: currentKey() };
    history.pushState({ ...history.state, ...added }, "");
  }
}

function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  // One sheet that takes the place of another takes over its entry.
  queueMicrotask(settle);
}

/** What was written to the address while the sheet was open stays when it is closed. */
function restoreWrittenState(): void {
  if (sheetsInEntry() === 0 && written && written.href !== location.href)
    history.replaceState(withoutSheets(written.state), "", written.href);
  if (sheetsInEntry() === 0) written = undefined;
}

function onPopState(): void {
  const entries = sheetsInEntry();
  const wasLeaving = isLeaving;
  isLeaving = false;
  // A sheet that was opened before the browser arrived has no entry yet, and stays open.
  if (!wasLeaving || entries < leavingTo) while (open.length > entries) open.pop()?.close();
  restoreWrittenState();
  // An entry of a sheet that is closed, reached by going forward or over a link: nothing is there to see.
  if (entries > open.length || wasLeaving) settleSoon();
  arrive();
}

function onReplaceState(): void {
  if (open.length > 0 && sheetsInEntry() > 0) written = { href: location.href, state: history.state };
}

/** Adds an entry for a sheet, of the same address, so that Back closes it; returns what is called when it is closed. */
export function openInHistory(close: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener("popstate", onPopState, { capture: true });
    // The router announces each write to the address.
    addEventListener("replaceState", onReplaceState);
  }
  const sheet: OpenSheet = { close };
  open.push(sheet);
  settleSoon();
  return () => {
    const at = open.indexOf(sheet);
    if (at < 0) return;
    open.splice(at, 1);
    settleSoon();
  };
}
