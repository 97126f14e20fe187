import { randomBytes } from "node:crypto";
import { DomainError } from "#server/services/errors.ts";
import type { MemberRows } from "#server/store/member-rows.ts";
import { detectOutage } from "#server/store/outage.ts";
import type { AccountLibrary } from "./account-library.ts";

/** Milliseconds for which a link confirms an address: two days. */
const validity = 172_800_000;

const identifierOf = (token: string) => `confirm-email:${token}`;

/** Makes a token that confirms the member's address once. The library stores only the hash of its identifier. */
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

/**
 * Confirms an address by the token of a link, which is used up. Throws DomainError "link-spent" for one that was used,
 * has expired or was never made. The signed tokens of earlier versions have dots; they confirm until they expire, and
 * only an address that is not confirmed yet. Resolves to the member's id where the link is of this version.
 */
export async function confirmEmail(
  { api, context }: AccountLibrary,
  members: MemberRows,
  token: string,
): Promise<string | undefined> {
  if (token.includes(".")) {
    const { response } = await api.verifyEmail({ query: { token }, returnHeaders: true });
    if (!response?.status) throw new DomainError("link-spent");
    return undefined;
  }
  return detectOutage(async () => {
    const { internalAdapter } = await context;
    const link = await internalAdapter.consumeVerificationValue(identifierOf(token));
    if (!link) throw new DomainError("link-spent");
    await members.confirmEmail(link.value);
    return link.value;
  });
}
