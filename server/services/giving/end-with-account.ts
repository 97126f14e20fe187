import { ProviderDown } from "#server/services/payments/payments.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Giving } from "./giving.ts";
import { premium } from "./premium.ts";

/**
 * Ends what a member is charged for again and again, before the account is gone. Throws StoreUnavailable while the
 * provider does not answer: then the account must stay.
 */
export async function endWithAccount(store: Store, giving: Giving, memberId: string): Promise<void> {
  try {
    await premium(store, giving).cancel(memberId);
  } catch (error) {
    if (error instanceof ProviderDown) throw new StoreUnavailable(error.message, { cause: error });
    throw error;
  }
}
