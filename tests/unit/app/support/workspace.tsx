import type { ReactNode } from 'react';
import type { AuthenticatedUser, Environment } from '@/api/types';
import type { Workspace } from '@/app/workspace/Workspace';
import { WorkspaceContext } from '@/app/workspace/WorkspaceContext';
import { deriveAccess, parsePermissions } from '@/domain/access';

export const SUBSCRIPTION_ID = '00000000-0000-4000-8000-00000000000a';
export const ENVIRONMENT_ID = '00000000-0000-4000-8000-00000000000e';

const environment: Environment = {
  id: ENVIRONMENT_ID,
  guid: ENVIRONMENT_ID,
  subscriptionId: SUBSCRIPTION_ID,
  name: 'Test environment',
  region: 'EU',
  type: 'sandbox',
  usedStorage: 0,
  backOfficeUri: '/grafx',
  technicalName: 'test-environment',
};

const user: AuthenticatedUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'user@demo.test',
  firstName: 'Some',
  lastName: 'User',
  avatar: null,
  status: 'Active',
  isFederated: false,
  createdAt: 0,
  subscriptionRoles: {},
  environmentRoles: {},
  hasFullAccess: false,
};

type Holdings = Partial<Parameters<typeof parsePermissions>[0]>;

/** Creates a workspace of one subscription with one environment, for a user with these roles. */
export function createWorkspace(holds: Holdings, isGraFxPricebook = true): Workspace {
  const permissions = parsePermissions({
    activeSubscriptions: [SUBSCRIPTION_ID],
    subscriptionRoles: {},
    environmentRoles: {},
    hasFullAccess: false,
    ...holds,
  });
  const access = deriveAccess(permissions, {
    subscriptionId: SUBSCRIPTION_ID,
    environmentId: ENVIRONMENT_ID,
    isGraFxPricebook,
    subscriptionEnvironmentIds: [ENVIRONMENT_ID],
  });
  return {
    user,
    access,
    subscriptions: [],
    subscription: undefined,
    environments: [environment],
    environment,
    environmentDetail: undefined,
    switchSubscription: () => Promise.resolve(),
  };
}

/** Renders its children in a workspace. */
export function InWorkspace({ workspace, children }: { workspace: Workspace; children: ReactNode }) {
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}
