/** The Cache-Control of an answer that depends on its request alone. */
export const cacheForADay = "public, max-age=86400";
