import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { displayName } from '@/domain/user';
import { isGone } from '@/product/isGone';
import type { UserActions } from './userActions';

interface UserActionsOptions {
  api: PlatformApi;
  subscriptionId: string;
  /** Asks before an invitation is withdrawn. */
  onWithdraw: (user: User) => void;
  /** Asks before a user is removed. */
  onRemove: (user: User) => void;
  /** Tells that something has been done. */
  onDone: (message: string) => void;
}

/**
 * What the menu of a user does; failures are told by the global handler of failed writes, but for somebody who is not
 * there any more, which is told here. Stable between draws.
 */
export function useUserActions(options: UserActionsOptions): UserActions {
  const { api, subscriptionId, onWithdraw, onRemove, onDone } = options;
  const { mutate: activate } = useMutation(userMutations(api).activate());
  const { mutate: deactivate } = useMutation(userMutations(api).deactivate());
  const { mutate: addRole } = useMutation(userMutations(api).addRole());
  const { mutate: removeRole } = useMutation(userMutations(api).removeRole());
  const { mutate: invite } = useMutation(userMutations(api).invite());
  return useMemo(() => {
    const of = (user: User) => ({ userId: user.id, subscriptionId });
    const tellGone = (user: User) => ({
      onError: (error: Error) => {
        if (isGone(error)) onDone(`${displayName(user)} is not in this subscription any more.`);
      },
    });
    const done = (user: User, message: string) => ({ ...tellGone(user), onSuccess: () => onDone(message) });
    return {
      activate: (user) => activate(of(user), done(user, `${displayName(user)} is active again.`)),
      deactivate: (user) => deactivate(of(user), done(user, `${displayName(user)} was deactivated.`)),
      makeAdmin: (user) =>
        addRole(
          { ...of(user), role: 'SA' },
          {
            ...tellGone(user),
            onSuccess: (isNew) =>
              onDone(
                isNew
                  ? `${displayName(user)} is a subscription admin now.`
                  : `${displayName(user)} already was a subscription admin.`,
              ),
          },
        ),
      demote: (user) =>
        removeRole(
          { ...of(user), role: 'SA' },
          done(user, `${displayName(user)} is no longer a subscription admin.`),
        ),
      resend: (user) =>
        invite(
          { subscriptionId, userEmails: [user.email], userGroupIds: [] },
          {
            onSuccess: ({ invitationResults: [result] }) => {
              const { status, detail } = result ?? {};
              onDone(
                status === 'Success'
                  ? `${user.email} was invited again.`
                  : (detail ?? 'The mail could not be sent.'),
              );
            },
          },
        ),
      withdraw: onWithdraw,
      remove: onRemove,
    };
  }, [activate, addRole, deactivate, invite, onDone, onRemove, onWithdraw, removeRole, subscriptionId]);
}
