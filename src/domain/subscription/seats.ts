import { conflicting, type Refusal } from '../refusal';

/** Said to whoever administers less than the subscription. */
export const SEATS_ARE_ADMINS = 'Only a subscription admin assigns template designer seats.';

/** Said of somebody invited as a template designer after the last seat. */
export const NO_SEAT_LEFT = 'All template designer seats are used.';

/** Why there are too few seats for these users to become template designers; `undefined` where there are enough. */
export function refusalOfSeats(
  userIds: readonly string[],
  { designers, total }: { readonly designers: ReadonlySet<string>; readonly total: number },
): Refusal | undefined {
  const needed = new Set(userIds.filter((id) => !designers.has(id))).size;
  return needed > 0 && designers.size + needed > total
    ? conflicting(`All ${total} template designer seats are used. Free one first.`)
    : undefined;
}
