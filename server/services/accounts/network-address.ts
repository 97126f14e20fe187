import { isIPv6 } from "node:net";

/**
 * What counts as one network: an IPv4 address, behind which a whole mosque may be, or the /64 of an IPv6 address, all of
 * which one household has.
 */
export function networkOf(address: string): string {
  return isIPv6(address) && !address.includes(".") ? expanded(address).slice(0, 4).join(":") : address;
}

function expanded(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
}
