import { hashPassword, isPassword } from "./password-hash.ts";

/** Hashes passwords; tests replace it. */
export type Hasher = {
  hash(password: string): Promise<string>;
  verify(password: string, stored: string): Promise<boolean>;
};

export const scryptHasher: Hasher = { hash: hashPassword, verify: isPassword };
