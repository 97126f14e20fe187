import { getCurrentAdapter, runWithTransaction } from "@better-auth/core/context";
import { DomainError } from "#server/services/errors.ts";
import type { MemberRows } from "#server/store/member-rows.ts";
import { detectOutage } from "#server/store/outage.ts";
import type { AccountLibrary } from "./account-library.ts";
import type { Hasher } from "./hasher.ts";
import { checkNewPassword } from "./password-rules.ts";
import { preparedHash } from "./prepared-hash.ts";

/** Milliseconds for which a reset may be sent again, as a browser does whose first answer was lost. */
const repeatable = 600_000;

export type ResetRequest = { token: string; password: string; removesPasskeys?: boolean | undefined };

/** Whose password was set; `isRepeat` for a request that had been carried out before. */
export type ResetOutcome = { memberId: string; isRepeat: boolean; removedPasskeys: number };

/**
 * Sets a new password by the token of a reset link, ends every session and removes the passkeys where that is asked for.
 * The link is used up together with these changes or not at all, and the same request again has the same answer. Throws
 * DomainError "link-spent", and "password-guessable" without using the link up.
 */
export async function resetPassword(
  { library, members, hasher }: { library: AccountLibrary; members: MemberRows; hasher: Hasher },
  { token, password, removesPasskeys = false }: ResetRequest,
): Promise<ResetOutcome> {
  const { adapter, internalAdapter } = await library.context;
  const doneMark = `reset-done:${token}`;

  async function repeated(): Promise<ResetOutcome> {
    const done = await internalAdapter.findVerificationValue(doneMark);
    const memberId = done && done.expiresAt > new Date() ? done.value : undefined;
    const stored = memberId && (await members.passwordHash(memberId));
    if (memberId && stored && (await hasher.verify(password, stored)))
      return { memberId, isRepeat: true, removedPasskeys: 0 };
    // One comparison for each link: it must not serve to guess.
    if (memberId) await internalAdapter.deleteVerificationByIdentifier(doneMark);
    throw new DomainError("link-spent");
  }

  return detectOutage(async () => {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (!link) return repeated();
    const owner = await members.find(link.value);
    if (owner) await checkNewPassword(password, owner);
    // The hash waits for its turn; a transaction must not wait with it.
    const hash = await hasher.hash(password);
    let removedPasskeys = 0;
    try {
      await runWithTransaction(adapter, async () => {
        await preparedHash.run(hash, () =>
          library.api.resetPassword({ body: { token, newPassword: password } }),
        );
        if (removesPasskeys) {
          const current = await getCurrentAdapter(adapter);
          const where = [{ field: "userId", value: link.value }];
          removedPasskeys = await current.deleteMany({ model: "passkey", where });
        }
        const expiresAt = new Date(Date.now() + repeatable);
        await internalAdapter.createVerificationValue({ identifier: doneMark, value: link.value, expiresAt });
      });
    } catch (error) {
      if (error instanceof DomainError && error.code === "link-spent") return repeated();
      throw error;
    }
    return { memberId: link.value, isRepeat: false, removedPasskeys };
  });
}
