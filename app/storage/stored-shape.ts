/** Says whether what was read from storage is such a value: the few words that a first load has room for. */
export type Shape<T> = (value: unknown) => value is T;

export const text: Shape<string> = (value) => typeof value === "string";
export const number: Shape<number> = (value): value is number => Number.isFinite(value);
export const yesOrNo: Shape<boolean> = (value) => typeof value === "boolean";

/** One of these words. */
export const word =
  <T extends string>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.some((one) => one === value);

/** Nothing at all, or such a value. */
export const perhaps =
  <T>(shape: Shape<T>): Shape<T> =>
  (value): value is T =>
    value === undefined || shape(value);

/** One of several shapes. */
export const either =
  <T>(...shapes: readonly Shape<T>[]): Shape<T> =>
  (value): value is T =>
    shapes.some((shape) => shape(value));

export const list =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(shape);

/** Every field that the type names; others are let be. */
export const record =
  <T extends object>(fields: { readonly [Field in keyof T]-?: Shape<T[Field]> }): Shape<T> =>
  (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<Shape<unknown>>(fields).every(([name, shape]) =>
      shape((value as Readonly<Record<string, unknown>>)[name]),
    );
