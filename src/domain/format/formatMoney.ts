/** Formats an amount in a currency (ISO 4217) with two decimals; a price below one keeps more. */
export function formatMoney(amount: number, currency: string, { isPrice = false } = {}): string {
  return amount.toLocaleString(undefined, {
    style: 'currency',
    currency,
    ...(isPrice && { maximumFractionDigits: 6 }),
  });
}
