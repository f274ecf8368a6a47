import { isEmail } from '@/domain/email';

/** An address in the form it is stored and compared in, or `undefined` when it is none. */
export function normalisedEmail(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return isEmail(address) ? address : undefined;
}
