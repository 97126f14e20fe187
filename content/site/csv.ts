/** A cell by RFC 4180; one that a spreadsheet would evaluate as a formula becomes plain text. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = /^[=+\-@\t]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a file for spreadsheets: the byte order mark identifies it as UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
