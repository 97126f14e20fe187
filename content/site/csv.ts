/** A cell as RFC 4180 has it; one that a spreadsheet would reckon as a formula is made plain text. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = /^[=+\-@\t]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a file that spreadsheets open: the byte order mark marks it as UTF-8. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
