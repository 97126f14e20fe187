/** Copies a text to the clipboard; false where the browser denies it or has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a PNG picture to the clipboard; false where the browser denies it or cannot. Takes a promise, because Safari allows
 * it only to code that runs while the press is handled, before the picture is drawn.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  // Without ClipboardItem nobody else handles the rejection of a picture that cannot be drawn.
  picture.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
