import { memo } from 'react';
import { StatusDot, type StatusDotProps } from '@/components/StatusDot';
import { parseUserStatus, type UserStatus } from '@/domain/user';

const MARKS: Record<UserStatus, { tone: StatusDotProps['tone']; word: string }> = {
  Active: { tone: 'positive', word: 'Active' },
  Pending: { tone: 'caution', word: 'Invited' },
  Inactive: { tone: 'off', word: 'Inactive' },
  Blocked: { tone: 'negative', word: 'Blocked' },
};

/** The word for a user's status; one the console does not know is shown as it came. */
export function userStatusWord(status: string): string {
  const known = parseUserStatus(status);
  return known ? MARKS[known].word : status;
}

/** How a user stands in a subscription. */
export const UserStatusDot = memo(function UserStatusDot({ status }: { status: string }) {
  const known = parseUserStatus(status);
  return <StatusDot tone={known ? MARKS[known].tone : 'neutral'} label={userStatusWord(status)} />;
});
