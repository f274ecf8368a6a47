import type { KeptSecretSeconds } from '@/domain/integrations';
import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateIntegration, IntegrationPermission, UpdateIntegration } from '../types';
import {
  createIntegration,
  deleteIntegration,
  endPreviousSecret,
  replaceIntegrationPermissions,
  rotateSecret,
  updateIntegration,
} from './calls';

interface OfIntegration {
  readonly clientId: string;
}

/** Mutations of integrations. */
export function integrationMutations(api: PlatformApi) {
  return {
    /** The result contains the secret, which can't be read again. */
    create: () =>
      createWrite({
        call: (model: CreateIntegration) => createIntegration(api, model),
        changes: () => [queryKeys.integrations.lists],
      }),
    update: () =>
      createWrite({
        call: ({ clientId, ...model }: OfIntegration & UpdateIntegration) =>
          updateIntegration(api, clientId, model),
        changes: ({ clientId }) => [queryKeys.integrations.lists, queryKeys.integrations.detail(clientId)],
      }),
    remove: () =>
      createWrite({
        call: ({ clientId }: OfIntegration) => deleteIntegration(api, clientId),
        removes: ({ clientId }) => [queryKeys.integrations.detail(clientId)],
        changes: () => [queryKeys.integrations.lists],
      }),
    setPermissions: () =>
      createWrite({
        call: ({ clientId, permissions }: OfIntegration & { permissions: IntegrationPermission[] }) =>
          replaceIntegrationPermissions(api, clientId, { permissions }),
        changes: ({ clientId }) => [queryKeys.integrations.detail(clientId)],
      }),
    /** The result contains the new secret, which can't be read again. */
    rotateSecret: () =>
      createWrite({
        call: ({ clientId, keepSeconds }: OfIntegration & { keepSeconds?: KeptSecretSeconds }) =>
          rotateSecret(api, clientId, keepSeconds),
        changes: ({ clientId }) => [queryKeys.integrations.lists, queryKeys.integrations.detail(clientId)],
      }),
    endPreviousSecret: () =>
      createWrite({
        call: ({ clientId }: OfIntegration) => endPreviousSecret(api, clientId),
        changes: ({ clientId }) => [queryKeys.integrations.lists, queryKeys.integrations.detail(clientId)],
      }),
  };
}
