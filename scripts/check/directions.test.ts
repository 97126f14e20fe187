import { describe, expect, test } from "vitest";
import { physicalDirections } from "./directions.ts";

describe("physical sides", () => {
  test.each([
    '<p className="ml-2">',
    '<p className="hover:-mr-[3px]">',
    '<p className="absolute left-0">',
    '<p className="rounded-tl-lg">',
    '<p className="rounded-r">',
    '<p className="md:text-right">',
    '<p className="border-l-2">',
    '<p className="-translate-x-1/2">',
    '<p className="origin-left">',
    "<p style={{ left: x }}>",
    '<p style={{ marginLeft: 2, textAlign: "left" }}>',
    '<p className="border-r pe-2">',
    "  left: 0,",
    "  right: x.end,",
  ])("are found in %s", (line) => expect(physicalDirections(line, false)).toHaveLength(1));

  test.each(["  margin-left: 1px;", "  left: 0;", "a { text-align: right }", "b { float: left }"])(
    "are found in the CSS line %s",
    (line) => expect(physicalDirections(line, true)).toHaveLength(1),
  );

  test.each([
    '<p className="ms-2 pe-4 start-0 text-end rounded-s border-s-2">',
    '<p className="origin-left rtl:origin-right">',
    "const left = right - 1;",
    "sides.left: number",
    '<p className="col-start-2 leading-6 place-items-center">',
  ])("are not found in %s", (line) => expect(physicalDirections(line, false)).toEqual([]));
});
