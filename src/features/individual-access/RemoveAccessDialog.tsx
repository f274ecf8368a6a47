import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail, isGone } from '@/api/http';
import type { Environment } from '@/api/types';
import { userMutations } from '@/api/users';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { readRoleEntries, sameRoles, writeRoleEntries, type RoleName } from '@/domain/access';
import { displayName } from '@/domain/user';
import { useApi, useTell } from '@/product/FeatureContext';
import { roleLabels, type IndividualAccess } from './individualRoles';

interface RemoveAccessDialogProps {
  subscriptionId: string;
  environment: Environment;
  access: IndividualAccess;
  maySetRolesIn: (environmentId: string) => boolean;
  onClose: () => void;
}

/**
 * Asks before a user loses the roles of their own in one environment; roles elsewhere stay as they are. Only what was
 * asked about is taken: where somebody else has changed it meanwhile, that is said and the question asked again.
 */
export function RemoveAccessDialog(props: RemoveAccessDialogProps) {
  const tell = useTell();
  const api = useApi();
  const { subscriptionId, environment, access, maySetRolesIn, onClose } = props;
  const { user } = access;
  const { mutateAsync, isPending, error } = useMutation(userMutations(api).changeEnvironmentRoles());
  const [roles, setRoles] = useState(access.roles);
  const [isOutdated, setOutdated] = useState(false);
  const name = displayName(user);
  const environmentId = environment.guid;
  const remove = async () => {
    let found: readonly RoleName[] = [];
    const isTaken = await mutateAsync({
      userId: user.id,
      subscriptionId,
      change: ({ environmentRoles }) => {
        const held = readRoleEntries(environmentRoles);
        const here = held.filter((entry) => entry.environmentId === environmentId);
        found = here.map(({ role }) => role);
        const asked = roles.map((role) => ({ environmentId, role }));
        if (found.length === 0 || !sameRoles(here, asked)) return undefined;
        return writeRoleEntries(
          held.filter((entry) => entry.environmentId !== environmentId && maySetRolesIn(entry.environmentId)),
        );
      },
    }).catch((cause: unknown) => {
      if (!isGone(cause)) throw cause;
      return false;
    });
    if (!isTaken && found.length > 0) {
      setRoles(found);
      setOutdated(true);
      return;
    }
    onClose();
    tell(`${name} has no roles of their own in ${environment.name} any more.`);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take roles from ${name}?`}
      description={`${roleLabels(roles)} in ${environment.name} ${roles.length === 1 ? 'is' : 'are'} lost. What comes with groups stays.`}
      confirmLabel="Take away"
      danger
      pending={isPending}
      error={
        error
          ? errorDetail(error)
          : isOutdated && 'Someone else changed these roles meanwhile. Look at what is lost now.'
      }
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
