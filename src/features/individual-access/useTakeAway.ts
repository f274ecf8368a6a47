import { useMutation } from '@tanstack/react-query';
import { isGone } from '@/api/http';
import type { Environment, EnvironmentRoleEntry } from '@/api/types';
import { userMutations } from '@/api/users';
import { readRoleEntries, sameRoles, withoutChange, writeRoleEntries } from '@/domain/access';
import { displayName } from '@/domain/users';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import type { IndividualAccess } from './individualRoles';

interface TakeAwayOptions {
  subscriptionId: string;
  maySetRolesIn: (environmentId: string) => boolean;
}

/**
 * Removes a user's individual roles in one environment at once, with an undo; roles elsewhere are unchanged. Removes
 * only the roles in the row: after a concurrent change it removes none and notifies.
 */
export function useTakeAway({ subscriptionId, maySetRolesIn }: TakeAwayOptions) {
  const tell = useNotify();
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
    return notifyOutcome(
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
        tell(`Someone else changed the roles of ${name} meanwhile. Nothing was removed.`, 'INFORMATIVE');
      else tell(none, 'POSITIVE', isTaken ? () => void giveBack(access, environment) : undefined);
    } catch (error) {
      // The global handler of failed writes reports any other failure.
      if (isGone(error)) tell(none);
    }
  };
}
