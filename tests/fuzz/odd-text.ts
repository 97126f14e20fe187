import fc from "fast-check";

/** Tokens of our parsers, and texts that have broken parsers elsewhere. */
const pieces = [
  ..."0123456789٠٢٥٩۰۲۵۹:;,.،٫٬'’\"`/\\|-–—_+=*&%$#@!?()[]{}<>~^ \t\r\n\0",
  "2:255",
  "٢:٢٥٥",
  "1-114",
  "2026-02-30",
  "1447-09-01",
  "12:60 pm",
  "05:12",
  "1e309",
  "-0",
  "NaN",
  "null",
  "__proto__",
  "constructor",
  "بِسْمِ ٱللَّهِ",
  "سورة البقرة",
  "۞",
  "﴿",
  "﴾",
  "\u06dd",
  "\u0640",
  "\u0670",
  "\u200f",
  "\u200d",
  "\ufeff",
  "\ufffd",
  "\ud83d",
  "👨‍👩‍👧",
  "İıß",
  "<div class='a'>",
  "</div>",
  "<script>",
  "<!--",
  "&#x41;",
  "&amp;",
  "](http://a)",
  "[[quran:2:153]]",
  '{"a":',
  "]}",
  "' or 1=1 --",
  "%00",
  "%",
  "../",
  "aaaaaaaaaaaaaaaaaaaaaaaa",
];

const run = fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 2, max: 3000 }));

/** Text of every kind: ordinary, of any code unit, of significant tokens, and one token thousands of times. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 60 }), weight: 2 },
  {
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join("")),
    weight: 5,
  },
  {
    arbitrary: fc.array(run, { minLength: 1, maxLength: 3 }).map((some) =>
      some
        .map(([piece, times]) => piece.repeat(times))
        .join("")
        .slice(0, 20_000),
    ),
    weight: 1,
  },
);

/** JSON values: text, extreme numbers, nested and empty ones. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e308, 1e-308, "", [], {}),
  fc.integer(),
  fc.jsonValue(),
);
