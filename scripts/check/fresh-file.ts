import { afterAll, vi } from "vitest";

/**
 * Files of one project share a process, and with it the libraries and the page. Each starts with modules of its own, an
 * empty page and empty stores, as though it were alone; what a file stubs or listens to ends with it.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Listening = Parameters<EventTarget["addEventListener"]>;

/** Ends what the file's modules listen to on the window and the document when the file ends. */
function forgetListeners(target: EventTarget): void {
  const add = target.addEventListener;
  const added: Listening[] = [];
  target.addEventListener = (...listening: Listening) => {
    // React listens to it once for each document, for all roots.
    if (listening[0] !== "selectionchange") added.push(listening);
    add.apply(target, listening);
  };
  afterAll(() => {
    target.addEventListener = add;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  });
}

if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = "";
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way.
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  for (const target of [window, document]) forgetListeners(target);
}

// A file that needs a database in the browser imports one, which starts empty.
for (const name of Object.getOwnPropertyNames(globalThis))
  if (name === "indexedDB" || name.startsWith("IDB")) Reflect.deleteProperty(globalThis, name);
