import { isIPv6 } from "node:net";

/**
 * What counts as one network: an IPv4 address, behind which a whole mosque may be, or the /64 of an IPv6 address, all of
 * which one household has.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/**
 * An IPv4 address, or the /48 of an IPv6 address: one who rents a server may have as many networks as a /48 has, and a
 * mobile network shares it among people as it does an IPv4 address.
 */
export function siteOf(address: string): string {
  return prefixOf(address, 3);
}

function prefixOf(address: string, groups: number): string {
  return isIPv6(address) && !address.includes(".") ? expanded(address).slice(0, groups).join(":") : address;
}

function expanded(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
}
