import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "#server/services/errors.ts";
import type { MemberRows } from "#server/store/member-rows.ts";
import { detectOutage } from "#server/store/outage.ts";
import type { SignUpRows } from "#server/store/sign-up-rows.ts";
import type { AccountLibrary } from "./account-library.ts";

/** Milliseconds for which a link confirms an address, and for which its sign-up is stored: two days. */
const validity = 172_800_000;

const identifierOf = (token: string) => `confirm-email:${token}`;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** An id for a new member, as long as those that the accounts library makes. */
export const newMemberId = () => randomBytes(16).toString("hex");

/** A token for the link of a new sign-up, what is stored of it, and until when it confirms the address. */
export function makeSignUpToken(now: Date) {
  const token = randomBytes(24).toString("base64url");
  return { token, tokenHash: hashOf(token), createdAt: now, expiresAt: new Date(now.getTime() + validity) };
}

/**
 * Makes a token that confirms once the address of an account that exists: one from before mail was set up, or of an
 * earlier version. The library stores only the hash of its identifier.
 */
export async function makeConfirmToken(
  context: AccountLibrary["context"],
  memberId: string,
): Promise<string> {
  const { internalAdapter } = await context;
  const token = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: memberId,
    expiresAt: new Date(Date.now() + validity),
  });
  return token;
}

/** Whose address was confirmed; `isNew` when the link has made the account. */
export type Confirmation = { readonly memberId: string; readonly isNew: boolean };

/**
 * Confirms an address by the token of a link, which is used up: that of a sign-up makes the account with the name and
 * password of that sign-up. Throws DomainError "link-spent" for one that was used, has expired, was never made, or whose
 * address another link has confirmed. The signed tokens of earlier versions have dots; they confirm until they expire,
 * and only an address that is not confirmed yet. Resolves to nothing for them.
 */
export async function confirmEmail(
  { library, members, signUps }: { library: AccountLibrary; members: MemberRows; signUps: SignUpRows },
  token: string,
  now: Date,
): Promise<Confirmation | undefined> {
  if (token.includes(".")) {
    const { response } = await library.api.verifyEmail({ query: { token }, returnHeaders: true });
    if (!response?.status) throw new DomainError("link-spent");
    return undefined;
  }
  const newId = newMemberId();
  if (await signUps.complete(hashOf(token), newId, now)) return { memberId: newId, isNew: true };
  return detectOutage(async () => {
    const { internalAdapter } = await library.context;
    const link = await internalAdapter.consumeVerificationValue(identifierOf(token));
    if (!link) throw new DomainError("link-spent");
    await members.confirmEmail(link.value);
    return { memberId: link.value, isNew: false };
  });
}
