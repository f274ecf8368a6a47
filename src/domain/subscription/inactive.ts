import { conflicting, type Refusal } from '../refusal';

/** Why nobody can be invited to a subscription; `undefined` where invitations can be sent. */
export function refusalOfInvitations({ isActive }: { readonly isActive: boolean }): Refusal | undefined {
  return isActive
    ? undefined
    : conflicting('The subscription is inactive, so nobody can be invited to it until it is renewed.');
}
