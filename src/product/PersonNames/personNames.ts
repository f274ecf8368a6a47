import { z } from 'zod/mini';
import { seenCharacters } from '../NamedFields';

/** Maximum number of characters the platform allows. */
const NAME_LIMIT = 100;

const atMostLimit = z.maxLength(NAME_LIMIT, `At most ${NAME_LIMIT} characters.`);

/** Both names of a person, trimmed and not empty. */
export const personNames = z.object({
  firstName: z
    .string()
    .check(z.trim(), z.minLength(1, 'First name is required.'), atMostLimit, seenCharacters),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required.'), atMostLimit, seenCharacters),
});

/** The value that {@link personNames} accepts. */
export type PersonNames = z.infer<typeof personNames>;
