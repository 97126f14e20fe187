// fontkit has no types: these are only what the font check uses.
declare module "fontkit" {
  export function create(bytes: Uint8Array): { readonly characterSet: readonly number[] };
}
