import { invalidField, type Refusal } from '../refusal';

/** The answer to a signed call whose field names another address than the user's. */
export function notTheirAddress(field: string): Refusal {
  return invalidField(field, 'is not the address of this user');
}
