import { z } from 'zod/mini';
import { faultOfCharacters } from '@/domain/item-name';

/** Form rule: rejects invisible characters in a name. */
export const seenCharacters = z.check<string>(({ value, issues }) => {
  const message = faultOfCharacters(value);
  if (message !== undefined) issues.push({ code: 'custom', input: value, message });
});
