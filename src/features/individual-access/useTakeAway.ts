import { useMutation } from '@tanstack/react-query';
import { isGone } from '@/api/http';
import type { Environment, EnvironmentRoleEntry } from '@/api/types';
import { userMutations } from '@/api/users';
import { readRoleEntries, sameRoles, withoutChange, writeRoleEntries } from '@/domain/access';
import { displayName } from '@/domain/user';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import type { IndividualAccess } from './individualRoles';

interface TakeAwayOptions {
  subscriptionId: string;
  maySetRolesIn: (environmentId: string) => boolean;
}

/**
 * Takes the roles of a user's own in one environment away at once, and offers to take that back; roles elsewhere stay as
 * they are. Only what the row shows is taken: where somebody else has changed it meanwhile, nothing is, and that is told.
 */
export function useTakeAway({ subscriptionId, maySetRolesIn }: TakeAwayOptions) {
  const tell = useTell();
  const api = useApi();
  const { mutateAsync } = useMutation(userMutations(api).changeEnvironmentRoles());

  const giveBack = ({ user, roles }: IndividualAccess, { guid: environmentId, name: place }: Environment) => {
    const change = ({ environmentRoles }: { environmentRoles: EnvironmentRoleEntry[] }) => {
      const held = readRoleEntries(environmentRoles).filter((entry) => maySetRolesIn(entry.environmentId));
      const removed = roles.map((role) => ({ environmentId, role }));
      const next = withoutChange(held, { added: [], removed });
      return next && writeRoleEntries(next);
    };
    const name = displayName(user);
    return tellOutcome(
      mutateAsync({ userId: user.id, subscriptionId, change }),
      {
        done: () => `${name} has the roles of their own in ${place} again.`,
        gone: `${name} is not in this subscription any more.`,
      },
      tell,
    );
  };

  return async (access: IndividualAccess, environment: Environment): Promise<void> => {
    const { user, roles } = access;
    const { guid: environmentId, name: place } = environment;
    const name = displayName(user);
    const none = `${name} has no roles of their own in ${place} any more.`;
    let isChanged = false;
    const change = ({ environmentRoles }: { environmentRoles: EnvironmentRoleEntry[] }) => {
      const held = readRoleEntries(environmentRoles);
      const here = held.filter((entry) => entry.environmentId === environmentId);
      const shown = roles.map((role) => ({ environmentId, role }));
      isChanged = here.length > 0 && !sameRoles(here, shown);
      if (here.length === 0 || isChanged) return undefined;
      return writeRoleEntries(
        held.filter((entry) => entry.environmentId !== environmentId && maySetRolesIn(entry.environmentId)),
      );
    };
    try {
      const isTaken = await mutateAsync({ userId: user.id, subscriptionId, change });
      if (isChanged)
        tell(`Someone else changed the roles of ${name} meanwhile. Nothing was taken.`, 'INFORMATIVE');
      else tell(none, 'POSITIVE', isTaken ? () => void giveBack(access, environment) : undefined);
    } catch (error) {
      // Any other failure is told by the global handler of failed writes.
      if (isGone(error)) tell(none);
    }
  };
}
