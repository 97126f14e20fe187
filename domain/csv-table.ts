/** A CSV field: quoted where needed, and escaped so that a spreadsheet does not read a formula. */
function field(value: string | number | undefined): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of fields as CSV (RFC 4180). */
export function csvTable(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
