import { copyText } from "./clipboard.ts";

export type Shared = { readonly title: string; readonly text: string; readonly url: string };

/** The outcome; `dismissed` when the person closed the device's share sheet. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * Opens the device's share sheet with a text; where there is none, copies title, text and address. A title that the
 * text contains is left out, because many apps show both.
 */
export async function shareOrCopy({ title, text, url }: Shared): Promise<ShareOutcome> {
  const parts = text.includes(title) ? { text, url } : { title, text, url };
  if (typeof navigator.share !== "function")
    return (await copyText(Object.values(parts).join("\n\n"))) ? "copied" : "failed";
  try {
    await navigator.share(parts);
    return "shared";
  } catch (error) {
    return isDismissal(error) ? "dismissed" : "failed";
  }
}

/** True where the device's share sheet accepts image files. */
export function canShareImages(): boolean {
  if (typeof navigator === "undefined" || typeof navigator.canShare !== "function") return false;
  return navigator.canShare({ files: [new File([], "card.png", { type: "image/png" })] });
}

/** Opens the device's share sheet with an image. */
export async function shareImage(image: Blob, name: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [new File([image], name, { type: image.type })] });
    return "shared";
  } catch (error) {
    return isDismissal(error) ? "dismissed" : "failed";
  }
}

/** Downloads an image. */
export function downloadImage(image: Blob, name: string): void {
  const url = URL.createObjectURL(image);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser holds the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
