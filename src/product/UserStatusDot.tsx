import { memo } from 'react';
import { StatusDot, type StatusDotProps } from '@/components/StatusDot';
import { parseUserStatus, type UserStatus } from '@/domain/users';

const MARKS: Record<UserStatus, { tone: StatusDotProps['tone']; word: string }> = {
  Active: { tone: 'positive', word: 'Active' },
  Pending: { tone: 'caution', word: 'Invited' },
  Inactive: { tone: 'off', word: 'Inactive' },
  Blocked: { tone: 'negative', word: 'Blocked' },
};

/** Returns the word for a user's status; an unknown status is shown unchanged. */
export function userStatusWord(status: string): string {
  const known = parseUserStatus(status);
  return known ? MARKS[known].word : status;
}

/** Shows a user's status in a subscription. */
export const UserStatusDot = memo(function UserStatusDot({ status }: { status: string }) {
  const known = parseUserStatus(status);
  return <StatusDot tone={known ? MARKS[known].tone : 'neutral'} label={userStatusWord(status)} />;
});
