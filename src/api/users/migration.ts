import { queryOptions } from '@tanstack/react-query';
import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnableFederation, UpdateFederatedGroups, UpdateUserName } from '../types';
import {
  addMigratedUser,
  enableFederation,
  getEmailStatus,
  updateFederatedGroups,
  updateMigratedUser,
  type Signature,
} from './signedCalls';

interface OfUser {
  readonly userId: string;
}

/** Queries authorised by a signed link. */
export function migrationQueries(api: PlatformApi) {
  return {
    emailStatus: (userId: string, signature: Signature) =>
      queryOptions({
        queryKey: queryKeys.users.detail(userId, 'email-status', signature),
        queryFn: ({ signal }) => getEmailStatus(api, userId, signature, { signal }),
      }),
  };
}

/** Mutations authorised by a signed link. */
export function migrationMutations(api: PlatformApi) {
  return {
    enableFederation: () =>
      createWrite({
        call: ({ userId, signature, model }: OfUser & { signature: Signature; model: EnableFederation }) =>
          enableFederation(api, userId, signature, model),
      }),
    updateFederatedGroups: () =>
      createWrite({
        call: ({
          userId,
          signature,
          model,
        }: OfUser & { signature: Signature; model: UpdateFederatedGroups }) =>
          updateFederatedGroups(api, userId, signature, model),
      }),
    add: () =>
      createWrite({
        call: ({ signature, model }: { signature: Signature; model: UpdateUserName & { email: string } }) =>
          addMigratedUser(api, signature, model),
      }),
    update: () =>
      createWrite({
        call: ({ userId, signature, model }: OfUser & { signature: Signature; model: UpdateUserName }) =>
          updateMigratedUser(api, userId, signature, model),
      }),
  };
}
