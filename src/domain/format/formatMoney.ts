/** An amount in a currency by ISO 4217, as the reader writes it; to the cent, and a price of less than one as exactly as it is. */
export function formatMoney(amount: number, currency: string, { isPrice = false } = {}): string {
  return amount.toLocaleString(undefined, {
    style: 'currency',
    currency,
    ...(isPrice && { maximumFractionDigits: 6 }),
  });
}
