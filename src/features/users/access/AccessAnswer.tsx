import { CircleCheck, CircleSlash } from 'lucide-react';
import type { UserWithEtag } from '@/api/users';
import { Badge } from '@/components/Badge';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import {
  deriveAccess,
  describeRule,
  permissionsFrom,
  ROLES,
  roleSourcesOf,
  withGrant,
  type AccessExplanation,
  type AccessScope,
  type RoleSource,
} from '@/domain/access';
import { displayName } from '@/domain/users';
import { pathTo } from '@/domain/paths';
import { toHolder, type Directory } from '../directory';
import type { UserPermissions } from '../userActions';
import type { AccessTarget } from './accessTargets';
import { Remedies } from './Remedies';

interface AccessAnswerProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  target: AccessTarget;
  place: AccessScope;
  answer: AccessExplanation;
  /** Whether there are unsaved changes above that a grant here would lose. */
  isDraftOpen: boolean;
}

/** The result: allowed with the reason, or denied with remedies. */
export function AccessAnswer(props: AccessAnswerProps) {
  const { user, directory, target, place, answer } = props;
  const name = displayName(user);
  const held = roleSourcesOf(toHolder(user), directory.holdings);
  const access = deriveAccess(permissionsFrom(held, place.subscriptionId), place);
  // The requirements of a rule may depend on the user's roles; after a denial they are those with one of the remedies.
  const reachable = answer.remedies.map(({ grant }) => withGrant(access, grant));
  const asked = (reachable.length > 0 ? reachable : [access]).flatMap((each) =>
    describeRule(target.rule, each),
  );
  return (
    <Stack gap="3" role="status" aria-label="Answer" data-testid="gpf-access-answer">
      <Inline gap="2" wrap>
        {answer.allowed ? (
          <Badge tone="positive" icon={CircleCheck}>
            Allowed
          </Badge>
        ) : (
          <Badge tone="negative" icon={CircleSlash}>
            Denied
          </Badge>
        )}
        <Text tone="muted">{describeAccess([...new Set(asked)])}</Text>
      </Inline>
      {answer.allowed ? (
        <Through sources={answer.through} directory={directory} />
      ) : answer.onlyInactive ? (
        <Text>{name} is not active here. The roles are enough: it opens once the user is active.</Text>
      ) : answer.remedies.length === 0 ? (
        <Text>No role changes this.</Text>
      ) : (
        <Remedies {...props} remedies={answer.remedies} />
      )}
    </Stack>
  );
}

function describeAccess(asked: readonly string[]): string {
  if (asked.includes('Everyone')) return 'Open to everyone';
  return asked.join() === 'Nobody' ? 'Closed to everyone here' : `Asks for: ${asked.join(' or ')}`;
}

function Through({ sources, directory }: { sources: readonly RoleSource[]; directory: Directory }) {
  if (sources.length === 0) return <Text>No role is needed.</Text>;
  return (
    <Stack as="ul" gap="1" css={{ margin: 0, paddingInlineStart: '$5' }}>
      {sources.map((source) => (
        <Text as="li" key={JSON.stringify(source)}>
          <SourceWords source={source} directory={directory} />
        </Text>
      ))}
    </Stack>
  );
}

function SourceWords({ source, directory }: { source: RoleSource; directory: Directory }) {
  const role = ROLES[source.role].label;
  if (source.kind === 'full-access') return <>{role}, given by the provider</>;
  if (source.kind === 'subscription') return <>{role} of the subscription</>;
  const { environmentId } = source;
  const place = directory.environments.find(({ guid }) => guid === environmentId)?.name ?? environmentId;
  if (source.kind === 'individual')
    return (
      <>
        {role} in {place}, given individually
      </>
    );
  const group = directory.groups.find(({ id }) => id === source.groupId);
  return (
    <>
      {role} in {place}, through the group{' '}
      <Link href={pathTo('group', { id: source.groupId })}>{group?.name ?? source.groupId}</Link>
    </>
  );
}
