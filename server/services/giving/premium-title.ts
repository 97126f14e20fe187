/** The name of the subscription on the provider's page and in letters. */
export const premiumTitle = "Riwaq Premium";
