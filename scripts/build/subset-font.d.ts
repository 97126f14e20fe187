declare module "subset-font" {
  type Options = {
    readonly targetFormat: "woff2";
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  };
  /** The font with nothing but the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
