import type { UserWithEtag } from '@/api/users';
import { Card } from '@/components/Card';
import { Combobox } from '@/components/Combobox';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { explainAccess, roleSourcesOf } from '@/domain/access';
import { displayName } from '@/domain/users';
import { toHolder, type Directory } from '../directory';
import type { UserPermissions } from '../userActions';
import type { AccessAsked, AccessContext } from './accessTargets';
import { AccessAnswer } from './AccessAnswer';

interface AccessExplainedProps {
  subscriptionId: string;
  user: UserWithEtag;
  directory: Directory;
  may: UserPermissions;
  context: AccessContext;
  asked: AccessAsked;
  onAskedChange: (asked: AccessAsked) => void;
  /** Whether there are unsaved changes above that a grant here would lose. */
  isDraftOpen: boolean;
}

/** Explains whether a user may open a page or perform an action, and for a denial the smallest remedy. */
export function AccessExplained(props: AccessExplainedProps) {
  const { subscriptionId, user, directory, may, context, asked, onAskedChange } = props;
  // The reader can't see roles in other environments, so an explanation could be wrong.
  const environments = directory.environments.filter(({ guid }) => may.setRolesIn(guid));
  const held = roleSourcesOf(toHolder(user), directory.holdings);
  const holdsRoleIn = (guid: string) =>
    held.some((source) => 'environmentId' in source && source.environmentId === guid);
  const environment =
    environments.find(({ guid }) => guid === asked.environmentId) ??
    environments.find(({ guid }) => holdsRoleIn(guid)) ??
    environments[0];
  const target = context.targets.find(({ id }) => id === asked.target);
  const place = {
    subscriptionId,
    environmentId: environment?.guid,
    isGraFxPricebook: context.isGraFxPricebook,
    subscriptionEnvironmentIds: directory.environments.map(({ guid }) => guid),
  };
  const words = { page: 'Open', action: 'Do' } as const;
  return (
    <Stack gap="4" as="section" aria-labelledby="access-explained">
      <div>
        <Heading level={2} id="access-explained">
          Access explained
        </Heading>
        <Text tone="muted">Why {displayName(user)} may do something, or what is missing.</Text>
      </div>
      <Card padding="l">
        <Stack gap="4">
          <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }}>
            <Combobox
              label="Page or action"
              options={context.targets.map(({ id, label, kind }) => ({
                value: id,
                label: `${words[kind]}: ${label}`,
              }))}
              value={target?.id}
              onValueChange={(id) => onAskedChange({ target: id, environmentId: environment?.guid ?? '' })}
              placeholder="Media, Users, Create an environment…"
              emptyText="There is no such page or action."
            />
            <Select
              label="In environment"
              options={environments.map(({ guid, name }) => ({ value: guid, label: name }))}
              value={environment?.guid ?? ''}
              onValueChange={(environmentId) => onAskedChange({ ...asked, environmentId })}
            />
          </Grid>
          {target && (
            <AccessAnswer
              {...props}
              target={target}
              place={place}
              answer={explainAccess(target.rule, toHolder(user), directory.holdings, place)}
            />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
