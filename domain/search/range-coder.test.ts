import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chances,
  codeAdaptive,
  codeNumber,
  codePlain,
  numberChances,
  rangeDecoder,
  rangeEncoder,
} from "./range-coder.ts";

describe("range coding", () => {
  test("bits written with any probabilities are read back", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 16, max: 65519 }), fc.integer({ min: 0, max: 1 })), {
          maxLength: 400,
        }),
        (bits) => {
          const encoder = rangeEncoder();
          for (const [p, bit] of bits) encoder.codeBit(p, bit);
          const decoder = rangeDecoder(encoder.finish(), 0);
          expect(bits.map(([p]) => decoder.codeBit(p, 0))).toEqual(bits.map(([, bit]) => bit));
        },
      ),
    );
  });

  test("small and large numbers are read back", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 131_070 }), { maxLength: 200 }), (numbers) => {
        const encoder = rangeEncoder();
        const learntHere = numberChances(2, 2);
        numbers.forEach((number, at) => {
          codeNumber(encoder, learntHere, at % 2, at % 2, number);
          codePlain(encoder, 17, number);
        });
        const decoder = rangeDecoder(encoder.finish(), 0);
        const decoderChances = numberChances(2, 2);
        const read = numbers.map((_, at) => [
          codeNumber(decoder, decoderChances, at % 2, at % 2, 0),
          codePlain(decoder, 17, 0),
        ]);
        expect(read).toEqual(numbers.map((number) => [number, number]));
      }),
    );
  });

  test("constant input costs almost nothing", () => {
    const encoder = rangeEncoder();
    const learnt = chances(1);
    for (let at = 0; at < 10_000; at++) codeAdaptive(encoder, learnt, 0, 1);
    expect(encoder.finish().length).toBeLessThan(60);
  });
});
