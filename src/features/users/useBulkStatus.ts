import { useMutation } from '@tanstack/react-query';
import type { User } from '@/api/types';
import { userMutations } from '@/api/users';
import { countUsers, displayName, parseUserStatus, planMemberChange, type MemberCircle } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';
import { toMember } from './directory';

const WORDS = {
  activate: { done: 'active again', status: 'Active', opposite: 'deactivate' },
  deactivate: { done: 'deactivated', status: 'Inactive', opposite: 'activate' },
} as const;

/** What can be done to the status of several users. */
export type StatusChange = keyof typeof WORDS;

/**
 * Activates or deactivates several users at once, those the rules allow, and offers to take it back. Whoever stays as they
 * are is told with the reason; who already is what they would become goes without a word.
 */
export function useBulkStatus(subscriptionId: string, circle: MemberCircle) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync: activate } = useMutation(userMutations(api).activateMany());
  const { mutateAsync: deactivate } = useMutation(userMutations(api).deactivateMany());

  const write = async (change: StatusChange, users: readonly User[]) => {
    const userIds = users.map(({ id }) => id);
    const call = change === 'activate' ? activate : deactivate;
    const { done, failed } = await call({ subscriptionId, userIds });
    return {
      reached: users.filter(({ id }) => done.includes(id)),
      failed: failed.flatMap(({ item, reason }) => {
        const user = users.find(({ id }) => id === item);
        return user ? [{ user, reason }] : [];
      }),
    };
  };
  const run = async (change: StatusChange, users: readonly User[], isUndo = false): Promise<void> => {
    const { done, status, opposite } = WORDS[change];
    // What is taken back was done a moment ago, and the users are as they were before it.
    const others = users.filter((user) => parseUserStatus(user.status) !== status);
    const { allowed, refused } = isUndo ? { allowed: users, refused: [] } : planTo(change, others, circle);
    const { reached, failed } = await write(change, allowed);
    const staying = [...failed, ...refused];
    const [first] = staying;
    const words = [
      reached.length > 0 && `${countUsers(reached.length)} ${reached.length === 1 ? 'is' : 'are'} ${done}.`,
      first && `${whoStays(staying.length, displayName(first.user))}: ${first.reason}`,
    ];
    const kind = failed.length > 0 || reached.length === 0 ? 'NEGATIVE' : 'POSITIVE';
    const undo = reached.length > 0 && !isUndo ? () => void run(opposite, reached, true) : undefined;
    tell(words.filter(Boolean).join(' '), kind, undo);
  };
  return (change: StatusChange, users: readonly User[]) => void run(change, users);
}

const whoStays = (count: number, name: string): string =>
  count === 1 ? `${name} stays as they are` : `${countUsers(count)} stay as they are, such as ${name}`;

function planTo(change: StatusChange, users: readonly User[], circle: MemberCircle) {
  const { allowed, refused } = planMemberChange(change, users.map(toMember), circle);
  return {
    allowed: allowed.map(({ user }) => user),
    refused: refused.map(({ member, reason }) => ({ user: member.user, reason })),
  };
}
