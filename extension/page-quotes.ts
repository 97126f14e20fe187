import type { PageRequest, PageText } from "./page-messages.ts";
import { type ReadPage, readPage } from "./page-text.ts";

let page: ReadPage | undefined;

/** Answers the window: with the text of the page, by marking quotes in it, or by scrolling to one. */
function answer(request: PageRequest): PageText | undefined {
  if (request.ask === "text") {
    page = readPage(document.body);
    return { text: page.text, isCut: page.isCut };
  }
  if (request.ask === "mark") {
    // Highlights leave the page's own elements as they are.
    for (const look of ["right", "wrong"] as const) {
      const marks = request.marks.filter((mark) => mark.look === look);
      const ranges = marks.flatMap(({ start, end }) => page?.rangeOf(start, end) ?? []);
      CSS.highlights.set(`riwaq-${look}`, new Highlight(...ranges));
    }
    return undefined;
  }
  const range = page?.rangeOf(request.start, request.start + 1);
  range?.startContainer.parentElement?.scrollIntoView({ block: "center" });
  return undefined;
}

/** Waits for the window to ask. Nothing of the page is read before that. */
export function listenForQuestions(): void {
  chrome.runtime.onMessage.addListener((request, _sender, respond) => {
    respond(answer(request as PageRequest));
  });
}
