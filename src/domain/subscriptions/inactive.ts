import { conflicting, type Refusal } from '../refusal';

/** Refuses invitations to an inactive subscription. */
export function refusalOfInvitations({ isActive }: { readonly isActive: boolean }): Refusal | undefined {
  return isActive
    ? undefined
    : conflicting('The subscription is inactive, so no user can be invited to it until it is renewed.');
}
