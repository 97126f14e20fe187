import type { Browser } from "@playwright/test";

/** A timetable as a mosque prints it, drawn for a test: what it says, and how the picture is spoilt. */
export type RenderedTimetable = {
  readonly name: string;
  readonly digits: "latin" | "arabic" | "persian";
  /** Minutes from midnight, a row for each day. */
  readonly rows: readonly (readonly number[])[];
  /** Degrees by which the paper lies askew. */
  readonly turn: number;
  /** Grey levels by which each dot may be wrong. */
  readonly noise: number;
  readonly font: string;
  readonly size: number;
  readonly look: "lines" | "stripes" | "plain";
  readonly is12Hour: boolean;
};

/** Numbers from 0 to 1 that are the same at each run. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const fonts = {
  latin: ["DejaVu Sans", "Liberation Serif", "Liberation Sans", "DejaVu Serif"],
  arabic: ["Noto Naskh Arabic", "DejaVu Sans", "Amiri Quran", "Aref Ruqaa"],
  persian: ["Noto Naskh Arabic", "DejaVu Sans"],
} as const;
const looks = ["lines", "stripes", "plain"] as const;
const starts = [300, 380, 725, 905, 1075, 1160];

/** Twenty timetables of our own making: ten in Latin digits, eight in Arabic-Indic, two in Persian. */
export function renderedTimetables(): RenderedTimetable[] {
  return Array.from({ length: 20 }, (_, index): RenderedTimetable => {
    const next = seeded(index + 7);
    const digits = index < 10 ? "latin" : index < 18 ? "arabic" : "persian";
    const days = 7 + Math.floor(next() * 8);
    const rows = Array.from({ length: days }, (_, day) =>
      starts.map(
        (start, mark) => start + Math.floor(next() * 3) + day * (mark < 2 ? -1 : mark > 3 ? 1 : 0) + index,
      ),
    );
    const own = fonts[digits];
    return {
      name: `${digits} ${index + 1}`,
      digits,
      rows,
      turn: Math.round((next() * 6 - 3) * 10) / 10,
      noise: Math.round(next() * 50),
      font: own[index % own.length] ?? "DejaVu Sans",
      size: 20 + Math.round(next() * 10),
      look: looks[index % looks.length] ?? "lines",
      is12Hour: index % 4 === 1,
    };
  });
}

const zeros = { latin: 0x30, arabic: 0x660, persian: 0x6f0 } as const;

/** A time as the table prints it. */
export function printedTime({ digits, is12Hour }: RenderedTimetable, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = is12Hour ? hour % 12 || 12 : hour;
  const text = `${is12Hour ? shown : String(shown).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return text.replace(/\d/g, (digit) => String.fromCharCode(zeros[digits] + Number(digit)));
}

const headings = {
  latin: ["Day", "Fajr", "Sunrise", "Dhuhr", "Asr", "Maghrib", "Isha"],
  arabic: ["اليوم", "الفجر", "الشروق", "الظهر", "العصر", "المغرب", "العشاء"],
  persian: ["روز", "فجر", "طلوع", "ظہر", "عصر", "مغرب", "عشاء"],
} as const;
const weekdays = {
  latin: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  arabic: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
  persian: ["پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ", "اتوار"],
} as const;

/** A page with the timetable, to be photographed or printed. */
export function timetableHtml(table: RenderedTimetable, faces: string): string {
  const { digits, rows, turn, font, size, look } = table;
  const lines = look === "lines" ? "td,th{border:1.5px solid #333}" : "";
  const stripes = look === "stripes" ? "tr:nth-child(even){background:#e4e4e4}" : "";
  const cells = (texts: readonly string[], tag: string) =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join("");
  const body = rows
    .map((row, day) =>
      cells([weekdays[digits][day % 7] ?? "", ...row.map((at) => printedTime(table, at))], "td"),
    )
    .map((row) => `<tr>${row}</tr>`)
    .join("");
  return `<!doctype html><meta charset=utf-8><style>${faces}
    body{margin:0;padding:70px;background:#fbfaf7;display:inline-block;font:${size}px "${font}"}
    div{transform:rotate(${turn}deg)} table{border-collapse:collapse}
    h1{font-size:1.3em;text-align:center} td,th{padding:.3em .7em;text-align:center} ${lines}${stripes}</style>
    <body dir="${digits === "latin" ? "ltr" : "rtl"}"><div><h1>${digits === "latin" ? "Masjid an-Nur" : "مسجد النور"}</h1>
    <table><tr>${cells(headings[digits], "th")}</tr>${body}</table></div>`;
}

/** Draws a timetable and spoils it; a PNG in grey. `faces` are the `@font-face` rules of fonts that are not installed. */
export async function drawTimetable(browser: Browser, table: RenderedTimetable, faces = ""): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1200 }, deviceScaleFactor: 1.4 });
  try {
    await page.setContent(timetableHtml(table, faces));
    await page.evaluate(() => document.fonts.ready);
    const clean = await page.locator("body").screenshot();
    const spoilt = await page.evaluate(
      async ([source, noise, seed]) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement("canvas");
        canvas.width = picture.width;
        canvas.height = picture.height;
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.filter = "blur(0.6px)";
        context.drawImage(picture, 0, 0);
        const image = context.getImageData(0, 0, canvas.width, canvas.height);
        let state = seed;
        for (let at = 0; at < image.data.length; at += 4) {
          state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
          // Paper under a lamp: darker towards one side.
          const shade = 1 - (0.25 * ((at / 4) % canvas.width)) / canvas.width;
          const grey = (image.data[at] ?? 0) * shade + (state / 4_294_967_296 - 0.5) * 2 * noise;
          image.data[at] = image.data[at + 1] = image.data[at + 2] = grey;
        }
        context.putImageData(image, 0, 0);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      },
      [`data:image/png;base64,${clean.toString("base64")}`, table.noise, 11] as const,
    );
    return Buffer.from(spoilt, "base64");
  } finally {
    await page.close();
  }
}
