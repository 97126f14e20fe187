/**
 * Adaptive binary arithmetic coding with small integers only, so that every browser decodes the same bits, and
 * fast: numbers stay below 2^30. After G. Martin's range encoding (1979).
 */
export type Coder = {
  /** Writes the given bit, or reads one; returns the bit of the stream. `p` is the probability of 1, of 65,536. */
  readonly codeBit: (p: number, bit: number) => number;
};

const widest = 1 << 24;
/** Below this the range is widened by a byte. */
const narrowest = 1 << 22;

/** Writes bits; `finish` returns the bytes. */
export function rangeEncoder(): Coder & { readonly finish: () => Uint8Array } {
  const bytes: number[] = [];
  let low = 0;
  let range = widest;
  const carry = () => {
    let over = Math.floor(low / widest);
    low %= widest;
    for (let at = bytes.length - 1; over > 0 && at >= 0; at--) {
      const sum = (bytes[at] ?? 0) + over;
      bytes[at] = sum & 255;
      over = sum >> 8;
    }
  };
  const shift = () => {
    bytes.push(low >> 16);
    low = (low & 0xffff) << 8;
  };
  return {
    codeBit(p, bit) {
      const bound = (range >>> 16) * p;
      if (bit) range = bound;
      else {
        low += bound;
        range -= bound;
        carry();
      }
      for (; range < narrowest; range <<= 8) shift();
      return bit;
    },
    finish() {
      for (let at = 0; at < 3; at++) shift();
      return Uint8Array.from(bytes);
    },
  };
}

/** Reads bits written by `rangeEncoder`, from `start` on; past the end it reads zeros. */
export function rangeDecoder(bytes: Uint8Array, start: number): Coder {
  let at = start + 3;
  let range = widest;
  let code = ((bytes[start] ?? 0) << 16) | ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
  return {
    codeBit(p) {
      const bound = (range >>> 16) * p;
      const bit = code < bound ? 1 : 0;
      if (bit === 1) range = bound;
      else {
        code -= bound;
        range -= bound;
      }
      while (range < narrowest) {
        range <<= 8;
        code = (code << 8) | (at < bytes.length ? (bytes[at] ?? 0) : 0);
        at++;
      }
      return bit;
    },
  };
}

/** The step of a probability towards the bit, by the number of updates: 1/2.5 at first, 1/125 at last. */
const rates = Uint16Array.from({ length: 124 }, (_, seen) => Math.floor(65536 / (seen + 2.5)));
const lastRate = rates.length - 1;

/** Adaptive probabilities of 1 by context. */
export type Chances = { readonly p: Uint16Array; readonly seen: Uint8Array };

export function chances(contexts: number): Chances {
  return { p: new Uint16Array(contexts).fill(32768), seen: new Uint8Array(contexts) };
}

/** Codes one bit in a context and updates its probability. */
export function codeAdaptive(coder: Coder, { p, seen }: Chances, context: number, bit: number): number {
  const chance = p[context] ?? 32768;
  const coded = coder.codeBit(chance, bit);
  const count = seen[context] ?? 0;
  const rate = rates[count] ?? 0;
  const moved = chance + ((((coded ? 65535 : 0) - chance) * rate) >> 16);
  p[context] = moved < 16 ? 16 : Math.min(moved, 65519);
  if (count < lastRate) seen[context] = count + 1;
  return coded;
}

/** Codes the lowest `width` bits of a number without a model, at most 24. */
export function codePlain(coder: Coder, width: number, value: number): number {
  let coded = 0;
  for (let index = width - 1; index >= 0; index--)
    coded = (coded << 1) | coder.codeBit(32768, (value >> index) & 1);
  return coded;
}

/** The model of `codeNumber`: lengths of numbers and their highest bits. */
export type NumberChances = { readonly widths: Chances; readonly digits: Chances };

export function numberChances(widthContexts: number, digitContexts: number): NumberChances {
  return { widths: chances(widthContexts * 32), digits: chances(digitContexts * 160) };
}

/**
 * Codes an integer from 0 to 2^17 - 2 by its number of binary digits and the highest three after the first
 * (Elias gamma with adaptive probabilities), each in its own context; further digits without a model.
 */
export function codeNumber(
  coder: Coder,
  learnt: NumberChances,
  widthContext: number,
  digitContext: number,
  value: number,
): number {
  const target = 31 - Math.clz32(value + 1);
  let width = 0;
  while (width < 17 && codeAdaptive(coder, learnt.widths, widthContext * 32 + width, width < target ? 1 : 0))
    width++;
  let number = 1;
  for (let index = width - 1; index >= 0; index--) {
    const bit = ((value + 1) >> index) & 1;
    const place = width - 1 - index;
    // The leading 1 of `number` makes the digits coded so far a unique context, for positions 0 to 2.
    const context = digitContext * 160 + width * 8 + number;
    const coded = place < 3 ? codeAdaptive(coder, learnt.digits, context, bit) : coder.codeBit(32768, bit);
    number = (number << 1) | coded;
  }
  return number - 1;
}
