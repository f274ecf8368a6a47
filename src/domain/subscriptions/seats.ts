import { conflicting, type Refusal } from '../refusal';

/** The message for callers who do not administer the whole subscription. */
export const SEATS_ARE_ADMINS = 'Only a subscription admin assigns template designer seats.';

/** The message for an invited template designer without a free seat. */
export const NO_SEAT_LEFT = 'All template designer seats are used.';

/** Refuses more template designers than there are seats. */
export function refusalOfSeats(
  userIds: readonly string[],
  { designers, total }: { readonly designers: ReadonlySet<string>; readonly total: number },
): Refusal | undefined {
  const needed = new Set(userIds.filter((id) => !designers.has(id))).size;
  return needed > 0 && designers.size + needed > total
    ? conflicting(`All ${total} template designer seats are used. Free one first.`)
    : undefined;
}
