import { useCallback } from 'react';
import { deriveAccess, isAllowed, NO_PERMISSIONS, type Access, type RoleName } from '@/domain/access';
import { RolesScreen } from '@/features/roles';
import { useApi } from '../api/ApiContext';
import { ROUTES } from '../routes/routeTable';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** Somebody in the current workspace who holds this one role and nothing else. */
function accessWith(role: RoleName, { facts }: Access): Access {
  const { subscriptionId = '', environmentId = '' } = facts;
  const isOfSubscription = role === 'SubscriptionAdmin' || role === 'SupportUser';
  return deriveAccess(
    {
      ...NO_PERMISSIONS,
      hasFullAccess: role === 'FullAccess',
      activeSubscriptions: [subscriptionId],
      subscriptionRoles: new Map(isOfSubscription ? [[subscriptionId, [role]]] : []),
      environmentRoles: new Map(isOfSubscription ? [] : [[environmentId, [role]]]),
    },
    facts,
  );
}

/** The roles, with the pages of the route table each opens by itself. */
export function RolesPage() {
  const api = useApi();
  const { access } = useWorkspace();
  const pagesOf = useCallback(
    (role: RoleName) => {
      const one = accessWith(role, access);
      const open = ROUTES.filter(({ navigation, rule }) => navigation && isAllowed(rule, one));
      return [...new Set(open.map(({ title }) => title))];
    },
    [access],
  );
  const editsTemplates = useCallback(
    (role: RoleName) => accessWith(role, access).flags.mayEditTemplates,
    [access],
  );
  return <RolesScreen {...{ api, pagesOf, editsTemplates }} />;
}
