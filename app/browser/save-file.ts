/** Long enough for every browser to have read the content, in milliseconds. */
const holdFor = 60_000;

/** Downloads a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), holdFor);
}
