import { invalidField, type Refusal } from '../refusal';

/** Refuses a signed call whose field contains an address of another user. */
export function notTheirAddress(field: string): Refusal {
  return invalidField(field, 'is not the address of this user');
}
