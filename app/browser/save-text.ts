import { saveFile } from "./save-file.ts";

/** Hands a table or a calendar to the browser to be saved under a name. */
export function saveText(name: string, type: "text/csv" | "text/calendar", text: string): void {
  // Spreadsheets take a table for Latin-1 unless it begins with the mark of UTF-8.
  const parts = type === "text/csv" ? ["\ufeff", text] : [text];
  saveFile(name, new Blob(parts, { type: `${type};charset=utf-8` }));
}
