import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isGone } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import type { UserActions } from './userActions';

interface UserActionsOptions {
  subscriptionId: string;
  /** Opens the confirmation for withdrawing an invitation. */
  onWithdraw: (user: User) => void;
  /** Opens the confirmation for removing a user. */
  onRemove: (user: User) => void;
  /** Opens the dialog that transfers a user's projects. */
  onHandOver: (user: User) => void;
}

/**
 * The actions of a user's menu, with undos. The global handler of failed writes reports failures; a user who no longer
 * exists is reported here. Stable between renders.
 */
export function useUserActions(options: UserActionsOptions): UserActions {
  const { subscriptionId, onWithdraw, onRemove, onHandOver } = options;
  const api = useApi();
  const tell = useNotify();
  const { mutateAsync: activate } = useMutation(userMutations(api).activate());
  const { mutateAsync: deactivate } = useMutation(userMutations(api).deactivate());
  const { mutateAsync: addRole } = useMutation(userMutations(api).addRole());
  const { mutateAsync: removeRole } = useMutation(userMutations(api).removeRole());
  const { mutateAsync: invite } = useMutation(userMutations(api).invite());
  return useMemo(() => {
    const of = (user: User) => ({ userId: user.id, subscriptionId });
    const tellEnd = <Result>(
      user: User,
      write: Promise<Result>,
      done: (result: Result) => string,
      undoOf?: (result: Result) => (() => void) | undefined,
    ) => {
      const gone = `${displayName(user)} is not in this subscription any more.`;
      void notifyOutcome(write, { done, gone }, tell, undoOf);
    };
    type Undo = (user: User) => void;
    const setActive = (user: User, undo?: Undo) =>
      tellEnd(
        user,
        activate(of(user)),
        () => `${displayName(user)} is active again.`,
        () => undo && (() => undo(user)),
      );
    const setInactive = (user: User, undo?: Undo) =>
      tellEnd(
        user,
        deactivate(of(user)),
        () => `${displayName(user)} was deactivated.`,
        () => undo && (() => undo(user)),
      );
    const makeAdmin = (user: User, undo?: Undo) =>
      tellEnd(
        user,
        addRole({ ...of(user), role: 'SA' }),
        (isNew) =>
          isNew
            ? `${displayName(user)} is a subscription admin now.`
            : `${displayName(user)} already was a subscription admin.`,
        (isNew) => (isNew && undo ? () => undo(user) : undefined),
      );
    const demote = (user: User, undo?: Undo) =>
      tellEnd(
        user,
        removeRole({ ...of(user), role: 'SA' }),
        () => `${displayName(user)} is no longer a subscription admin.`,
        () => undo && (() => undo(user)),
      );
    // The call succeeds as a whole; the result of the address is in the body.
    const resend = async ({ email }: User) => {
      const failed = (why = 'The mail could not be sent.') => tell(`${email}: ${why}`, 'NEGATIVE');
      try {
        const { invitationResults } = await invite({ subscriptionId, userEmails: [email], userGroupIds: [] });
        const [result] = invitationResults;
        if (result?.status === 'Success') tell(`${email} was invited again.`);
        else failed(result?.detail);
      } catch (error) {
        if (isGone(error)) failed();
      }
    };
    return {
      activate: (user) => setActive(user, setInactive),
      deactivate: (user) => setInactive(user, setActive),
      makeAdmin: (user) => makeAdmin(user, demote),
      demote: (user) => demote(user, makeAdmin),
      resend: (user) => void resend(user),
      withdraw: onWithdraw,
      remove: onRemove,
      handOver: onHandOver,
    };
  }, [
    activate,
    addRole,
    deactivate,
    invite,
    tell,
    onHandOver,
    onRemove,
    onWithdraw,
    removeRole,
    subscriptionId,
  ]);
}
