// fontkit ships no types: only what the font check reads.
declare module "fontkit" {
  export function create(bytes: Uint8Array): { readonly characterSet: readonly number[] };
}
