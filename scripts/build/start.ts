import { resolve } from "node:path";
import { buildProduct } from "./build-product.ts";

await buildProduct(resolve(import.meta.dirname, "../.."), (line) => console.log(`riwaq: ${line}`));
await import("#server/main/serve.ts");
