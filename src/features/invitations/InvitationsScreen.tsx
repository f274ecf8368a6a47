import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { InvitationItem } from './InvitationItem';

const Main = styled('main', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '$4',
  backgroundColor: '$canvas',
});

interface InvitationsScreenProps {
  /** The address of the signed-in user, who receives the invitations. */
  email: string;
  /** Address of the console; missing for a user without access to anything yet. */
  homeHref?: string;
  onLogOut: () => void;
}

/** The unanswered invitations of a user with an account, to accept or decline. */
export function InvitationsScreen({ email, homeHref, onLogOut }: InvitationsScreenProps) {
  const { data, error, refetch } = useQuery(userQueries(useApi()).myInvitations());
  return (
    <Main id="main">
      <Card padding="l" css={{ width: '100%', maxWidth: '34rem' }}>
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={1} tabIndex={-1}>
              Invitations
            </Heading>
            <Text as="p" tone="muted" css={{ overflowWrap: 'anywhere' }}>
              For {email}. Until you accept, the user who invited you sees only this address.
            </Text>
          </Stack>
          {error && !data ? (
            <FailedSection
              title="Your invitations could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <Stack gap="2" role="status">
              <VisuallyHidden>Loading your invitations</VisuallyHidden>
              <Skeleton shape="block" height="4rem" />
              <Skeleton shape="block" height="4rem" />
            </Stack>
          ) : data.length === 0 ? (
            <EmptySection
              image={<EmptyDrawing />}
              title="No open invitations"
              description="Each invitation comes with an email that leads here."
            />
          ) : (
            <Stack
              as="ul"
              gap="0"
              aria-label="Invitations"
              css={{ listStyle: 'none', margin: 0, padding: 0 }}
            >
              {data.map((invitation) => (
                <InvitationItem key={invitation.subscriptionId} invitation={invitation} />
              ))}
            </Stack>
          )}
          <Inline gap="2" justify="end">
            <Button intent="ghost" startIcon={LogOut} onClick={onLogOut}>
              Log out
            </Button>
            {homeHref !== undefined && <LinkButton href={homeHref}>Take me home</LinkButton>}
          </Inline>
        </Stack>
      </Card>
    </Main>
  );
}
