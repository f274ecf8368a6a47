import { Crown } from 'lucide-react';
import type { User } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { Text } from '@/components/Text';
import { styled } from '@/components/theme';
import { parseRoles } from '@/domain/access';
import { displayName } from '@/domain/users';

const Words = styled('div', { minWidth: 0 });

interface UserNameProps {
  user: Pick<User, 'email' | 'firstName' | 'lastName' | 'avatar' | 'subscriptionRoles'>;
  /** Address of the link. */
  href: string;
}

/** A user in a list: picture, name with a crown for subscription admins, and address. */
export function UserName({ user, href }: UserNameProps) {
  const name = displayName(user);
  const isAdmin = parseRoles(user.subscriptionRoles).includes('SubscriptionAdmin');
  const link = (
    <Link tone="quiet" truncate href={href}>
      {name}
    </Link>
  );
  return (
    <Inline gap="3" data-testid="gpf-user-name">
      <Avatar name={name} src={user.avatar ?? undefined} />
      <Words>
        {isAdmin ? (
          <Inline gap="1">
            {link}
            <Icon glyph={Crown} size="s" label="Subscription admin" />
          </Inline>
        ) : (
          link
        )}
        {name !== user.email && (
          <Text size="caption" tone="subtle" truncate>
            {user.email}
          </Text>
        )}
      </Words>
    </Inline>
  );
}
