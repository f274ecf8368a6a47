import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireBody, requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateWebHook, UpdateWebHook } from '../types';

interface OfHook {
  readonly id: string;
}

/** Mutations of an environment's web hooks. */
export function webHookMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const keyOf = (...part: string[]) => queryKeys.environments.detail(environment.guid, 'web-hooks', ...part);
  const list = () => [keyOf('list')];
  const deliveries = ({ id }: OfHook) => [keyOf('deliveries', id)];
  const one = (webHookId: string) => {
    requireParameters({ webHookId });
    return { params: { path: { webHookId } } };
  };
  return {
    /** @returns the web hook with its secret, which can't be read again */
    create: () =>
      createWrite({
        call: async (webHook: CreateWebHook) => {
          requireBody('web hook', webHook, ['name', 'address']);
          return client.post('/web-hooks', { body: webHook });
        },
        changes: list,
      }),
    set: () =>
      createWrite({
        call: async ({ id, ...body }: UpdateWebHook & OfHook) =>
          client.patch('/web-hooks/{webHookId}', { ...one(id), body }),
        changes: list,
        rereadsRefused: true,
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: OfHook) => client.delete('/web-hooks/{webHookId}', one(id)),
        changes: list,
        removes: deliveries,
        rereadsRefused: true,
      }),
    /** @returns the new secret, which can't be read again */
    rotateSecret: () =>
      createWrite({
        call: async ({ id }: OfHook) => client.post('/web-hooks/{webHookId}/secret', one(id)),
      }),
    /** Sends a test. */
    test: () =>
      createWrite({
        call: async ({ id }: OfHook) => client.post('/web-hooks/{webHookId}/test', one(id)),
        changes: deliveries,
      }),
    /** Sends a finished delivery again. */
    retry: () =>
      createWrite({
        call: async ({ id, deliveryId }: OfHook & { readonly deliveryId: string }) => {
          requireParameters({ id, deliveryId });
          const path = { webHookId: id, deliveryId };
          return client.post('/web-hooks/{webHookId}/deliveries/{deliveryId}/retry', { params: { path } });
        },
        changes: deliveries,
        rereadsRefused: true,
      }),
  };
}
