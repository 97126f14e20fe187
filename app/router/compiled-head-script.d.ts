/** The head script (`head-script.ts`) as compiled code, from `scripts/build/head-script-plugin.ts`. */
declare module "virtual:head-script" {
  export const headScript: string;
}
