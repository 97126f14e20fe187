import type { Page } from "@playwright/test";

/** Red and green for lines by turns, blue for what is around them: what is drawn is then told apart by its colour. */
const colours = ["#f00", "#0f0"] as const;
const aroundColour = "#00f";

type DrawnLeaf = {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Counts the places at which ink of one line touches that of another line or of the frame, on each page of the mushaf
 * on the screen, with the lines as close as they ever are. `decoder` is an empty page that reads the pictures.
 */
export async function touchingInk(page: Page, decoder: Page): Promise<ReadonlyMap<number, number>> {
  const leaves = await page.evaluate(showColoured, { colours, aroundColour });
  const found = new Map<number, number>();
  for (const { page: number, ...clip } of leaves) {
    const picture = await page.screenshot({ clip, animations: "disabled" });
    found.set(number, await decoder.evaluate(touchesIn, picture.toString("base64")));
  }
  await page.evaluate(() => {
    for (const leaf of document.querySelectorAll<HTMLElement>("[data-page]:not([data-ink])")) {
      document.querySelector(`[data-ink="${leaf.dataset.page}"]`)?.remove();
      leaf.style.display = "";
    }
  });
  return found;
}

/** Puts a coloured copy in the place of each page, and gives where it stands. */
function showColoured(shown: {
  readonly colours: readonly string[];
  readonly aroundColour: string;
}): DrawnLeaf[] {
  const mushaf = document.querySelector<HTMLElement>("[data-mushaf]");
  mushaf?.style.setProperty("--line-step", "0px");
  const leaves = [...document.querySelectorAll<HTMLElement>("[data-page]")];
  scrollTo({ top: (leaves[0]?.getBoundingClientRect().top ?? 0) + scrollY - 60, behavior: "instant" });
  const paint = (element: HTMLElement, colour: string) => {
    for (const property of ["color", "border-color"])
      element.style.setProperty(property, colour, "important");
    element.style.setProperty("background", "none", "important");
  };
  return leaves.map((leaf) => {
    const copy = leaf.cloneNode(true) as HTMLElement;
    const lines = copy.querySelector<HTMLElement>(".leaf-lines");
    let line = 0;
    const colourWithin = (parent: Node): void => {
      for (const child of [...parent.childNodes]) {
        const colour = shown.colours[line % 2] ?? "";
        if (child instanceof Text) {
          const span = document.createElement("span");
          child.replaceWith(span);
          span.append(child);
          paint(span, colour);
        } else if (child instanceof HTMLElement) {
          paint(child, colour);
          colourWithin(child);
          if (child.matches("p, h2, [data-line-end]")) line += 1;
        }
      }
    };
    if (lines) colourWithin(lines);
    for (const part of copy.children)
      if (part !== lines)
        for (const each of [part, ...part.querySelectorAll("*")])
          paint(each as HTMLElement, shown.aroundColour);
    copy.style.background = "#000";
    copy.dataset.ink = String(leaf.dataset.page);
    leaf.style.display = "none";
    leaf.before(copy);
    const { x, y, width, height } = copy.getBoundingClientRect();
    return { page: Number(leaf.dataset.page), x, y, width, height };
  });
}

/** Places, some 12 pixels wide, at which two of the colours stand beside each other in a picture. */
async function touchesIn(picture: string): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("a picture cannot be read");
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const colourAt = (pixel: number): number => {
    const parts = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
    const most = Math.max(...parts);
    return most > 100 && parts.filter((part) => part > most / 1.5).length === 1 ? parts.indexOf(most) : -1;
  };
  const places: { readonly x: number; readonly y: number }[] = [];
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const colour = colourAt(pixel);
      if (colour < 0) continue;
      const beside = [pixel + 1, pixel + width - 1, pixel + width, pixel + width + 1].map(colourAt);
      if (beside.every((other) => other < 0 || other === colour)) continue;
      if (!places.some((known) => Math.abs(known.x - x) < 12 && Math.abs(known.y - y) < 12))
        places.push({ x, y });
    }
  return places.length;
}
