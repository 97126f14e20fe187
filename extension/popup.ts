import { showMessages } from "./popup-words.ts";
import { checkOpenPage } from "./quote-list.ts";
import { hostIn, isSafe, type SafeView, withSite } from "./rules.ts";
import { loadView, saveView, subscribeToView } from "./saved-view.ts";

function part<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the window has no ${id}`);
  return found;
}

async function openHost(): Promise<string | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return hostIn(tab?.url ?? "");
}

async function change(how: (view: SafeView) => SafeView): Promise<void> {
  await saveView(how(await loadView()));
}

async function open(): Promise<void> {
  const [on, site, mode] = [
    part("on", HTMLInputElement),
    part("site", HTMLInputElement),
    part("mode", HTMLSelectElement),
  ];
  const [typed, said] = [part("typed", HTMLInputElement), part("said", HTMLElement)];
  const opening = Promise.all([showMessages(), openHost()]);
  // Listened for before the messages have loaded: else the browser would submit the form and the typed text be lost.
  part("add", HTMLFormElement).addEventListener("submit", async (event) => {
    event.preventDefault();
    const named = hostIn(typed.value);
    if (named) typed.value = "";
    const [word] = await opening;
    said.textContent = named ? "" : word("noSite");
    if (named) change((view) => withSite(view, named, true));
  });
  on.addEventListener("change", () => change((view) => ({ ...view, isOn: on.checked })));
  mode.addEventListener("change", () =>
    change((view) => ({ ...view, mode: mode.value === "hide" ? "hide" : "blur" })),
  );
  const [word, host] = await opening;
  part("check", HTMLButtonElement).addEventListener("click", () =>
    checkOpenPage(part("found", HTMLOListElement), part("checked", HTMLElement), word),
  );
  part("site-line", HTMLElement).hidden = host === undefined;
  part("site-word", HTMLElement).textContent = `${word("thisSite")} ${host ?? ""}`;
  site.addEventListener("change", () => {
    if (host) change((view) => withSite(view, host, site.checked));
  });
  subscribeToView((view) => {
    on.checked = view.isOn;
    mode.value = view.mode;
    site.checked = host !== undefined && isSafe(host, view);
    part("sites", HTMLUListElement).replaceChildren(...view.safeSites.map((safe) => line(safe, word)));
  });
}

function line(safe: string, word: (key: string) => string): HTMLElement {
  const item = document.createElement("li");
  const name = document.createElement("bdi");
  const remove = document.createElement("button");
  name.textContent = safe;
  remove.textContent = word("remove");
  remove.setAttribute("aria-label", `${word("remove")} ${safe}`);
  remove.addEventListener("click", () => change((view) => withSite(view, safe, false)));
  item.append(name, remove);
  return item;
}

open();
