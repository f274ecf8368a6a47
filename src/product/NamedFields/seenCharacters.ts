import { z } from 'zod/mini';
import { faultOfCharacters } from '@/domain/item-name';

/** The rule of forms for characters that nobody sees in a name. */
export const seenCharacters = z.check<string>(({ value, issues }) => {
  const message = faultOfCharacters(value);
  if (message !== undefined) issues.push({ code: 'custom', input: value, message });
});
