import { ProviderUnavailableError } from "#server/services/payments/payments.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable.ts";
import type { Giving } from "./giving.ts";
import { premium } from "./premium.ts";

/**
 * Ends a member's recurring payments before the account is deleted. Throws StoreUnavailableError while the provider
 * does not answer: then the account must stay.
 */
export async function endRecurringPayments(store: Store, giving: Giving, memberId: string): Promise<void> {
  try {
    await premium(store, giving).cancel(memberId);
  } catch (error) {
    if (error instanceof ProviderUnavailableError)
      throw new StoreUnavailableError(error.message, { cause: error });
    throw error;
  }
}
