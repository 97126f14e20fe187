import { saveFile } from "./save-file.ts";

/** Downloads a table or a calendar under a name. */
export function saveText(name: string, type: "text/csv" | "text/calendar", text: string): void {
  // Spreadsheets read a table as Latin-1 unless it starts with a UTF-8 byte order mark.
  const parts = type === "text/csv" ? ["\ufeff", text] : [text];
  saveFile(name, new Blob(parts, { type: `${type};charset=utf-8` }));
}
