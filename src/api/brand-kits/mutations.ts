import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { BrandKit, SaveBrandKit } from '../types';

interface Renamed {
  readonly id: string;
  readonly name: string;
}

interface Saved {
  readonly id: string;
  /** The revision that was edited; without it the present state is overwritten. */
  readonly revision: number | undefined;
  readonly kit: SaveBrandKit;
}

const contentOf = ({
  colors,
  fonts,
  characterStyles,
  paragraphStyles,
  media,
  themes,
}: BrandKit): Omit<SaveBrandKit, 'name'> => ({
  colors,
  fonts,
  characterStyles,
  paragraphStyles,
  media,
  themes,
});

/** Mutations of an environment's brand kits. */
export function brandKitMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment.guid, 'brandKits', ...part);
  const one = (brandKitId: string) => {
    requireParameters({ brandKitId });
    return { path: { brandKitId } };
  };
  const read = async (id: string) => (await client.get('/brand-kits/{brandKitId}', { params: one(id) })).data;
  const save = async ({ id, revision, kit }: Saved) =>
    (
      await client.put('/brand-kits/{brandKitId}', {
        params: { ...one(id), ...(revision !== undefined && { query: { revision } }) },
        body: kit,
      })
    ).data;
  const changes = () => [key('list'), key('one')];
  return {
    /** Adds an empty one. */
    create: () =>
      createWrite({
        call: async ({ name }: { readonly name: string }) =>
          (await client.post('/brand-kits', { body: { name } })).data,
        changes,
      }),
    /** Adds a copy of another. */
    duplicate: () =>
      createWrite({
        call: async ({ id, name }: Renamed) =>
          (await client.post('/brand-kits', { body: { name, ...contentOf(await read(id)) } })).data,
        changes,
        rereadsRefused: true,
      }),
    rename: () =>
      createWrite({
        call: async ({ id, name }: Renamed) => {
          const kit = await read(id);
          return save({ id, revision: kit.revision, kit: { name, ...contentOf(kit) } });
        },
        changes,
        rereadsRefused: true,
      }),
    /** Saves a whole brand kit; the page keeps its content and shows failures itself. */
    save: () =>
      createWrite({
        call: save,
        changes: () => [key('list')],
        removes: ({ id }) => [key('one', id)],
        meta: { notifyError: false },
      }),
    remove: () =>
      createWrite({
        call: async ({ id }: { readonly id: string }) =>
          client.delete('/brand-kits/{brandKitId}', { params: one(id) }),
        changes: () => [key('list')],
        removes: ({ id }) => [key('one', id)],
        rereadsRefused: true,
      }),
  };
}
