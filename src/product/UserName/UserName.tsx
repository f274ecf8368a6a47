import { Crown } from 'lucide-react';
import type { User } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { parseRoles } from '@/domain/access';
import { displayName } from '@/domain/user';

interface UserNameProps {
  user: Pick<User, 'email' | 'firstName' | 'lastName' | 'avatar' | 'subscriptionRoles'>;
  /** Where the name leads. */
  href: string;
}

/** A user in a list: picture, name with a crown for subscription admins, address under it. */
export function UserName({ user, href }: UserNameProps) {
  const name = displayName(user);
  const isAdmin = parseRoles(user.subscriptionRoles).includes('SubscriptionAdmin');
  return (
    <Inline gap="3" data-testid="gpf-user-name">
      <Avatar name={name} src={user.avatar ?? undefined} />
      <Stack gap="0" css={{ minWidth: 0 }}>
        <Inline gap="1">
          <Link tone="quiet" href={href}>
            {name}
          </Link>
          {isAdmin && <Icon glyph={Crown} size="s" label="Subscription admin" />}
        </Inline>
        {name !== user.email && (
          <Text size="caption" tone="subtle" truncate>
            {user.email}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
