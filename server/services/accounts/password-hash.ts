import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt with N = 2^15, r = 8, p = 3: 32 MiB for each hash, one of the settings of OWASP's Password Storage Cheat Sheet.
 * Stored as a PHC string, so that hashes with later settings can be stored beside it.
 */
const setting = { logN: 15, r: 8, p: 3 };
const saltBytes = 16;
const hashBytes = 32;

/** Concurrent hashes: two take 64 MiB and leave the other threads of the pool to files. */
const maxConcurrent = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password of any length; it is normalised (NFKC), so the same characters are the same password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, setting);
  const { logN, r, p } = setting;
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** True when the password is the one that was hashed. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) return false;
  const [logN, r, p] = match.slice(1, 4).map(Number);
  const [salt, hash] = match.slice(4).map((part) => Buffer.from(part, "base64url"));
  if (logN === undefined || r === undefined || p === undefined || !salt || hash?.length !== hashBytes)
    return false;
  return timingSafeEqual(await derive(password, salt, { logN, r, p }), hash);
}

async function derive(password: string, salt: Buffer, { logN, r, p }: typeof setting): Promise<Buffer> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
