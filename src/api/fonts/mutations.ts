import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { FontCorrections, FontUpload } from '../types';

/** Files of an upload. */
interface SentFonts {
  readonly files: readonly File[];
  /**
   * The upload they join.
   * @default a new one
   */
  readonly batchId?: string | undefined;
  /** Cancels the call; none of its files stays. */
  readonly signal?: AbortSignal;
  /** Receives the progress: 0 to 1, `undefined` if the total is unknown. */
  readonly onProgress?: (done: number | undefined) => void;
}

/** A connector's font to add to an upload. */
interface TakenFont {
  readonly connectorId: string;
  readonly fontId: string;
  /**
   * The upload it joins.
   * @default a new one
   */
  readonly batchId?: string | undefined;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
}

/** Deleted styles of one family. */
interface RemovedStyles {
  readonly ids: readonly string[];
  readonly familyId: string;
  /** Whether these are all styles, so that the family is deleted too. */
  readonly areAll: boolean;
}

/** Uploads show their failures in place. */
const meta = { notifyError: false };

/** Mutations of an environment's fonts. */
export function fontMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment.guid, 'fonts', ...part);
  const batch = (batchId: string) => {
    requireParameters({ batchId });
    return { path: { batchId } };
  };
  const idsQuery = (ids: readonly string[]) => {
    requireParameters({ ids: ids.join(',') });
    return { query: { ids: ids.join(',') } };
  };
  return {
    /** Sends files to an upload; the library does not change. */
    upload: () =>
      createWrite({
        call: ({ files, batchId, signal, onProgress }: SentFonts) => {
          const form = new FormData();
          for (const file of files) form.append('file', file, file.name);
          return client.postForm<FontUpload>('font-styles/temp', form, {
            query: { batchId },
            ...(signal && { signal }),
            ...(onProgress && { onProgress }),
          });
        },
        meta,
      }),
    /** Lets the platform copy a connector's font to an upload; the library does not change. */
    take: () =>
      createWrite({
        call: async ({ connectorId, fontId, batchId, signal }: TakenFont): Promise<FontUpload> => {
          requireParameters({ connectorId, fontId });
          const params = { path: { connectorId }, ...(batchId !== undefined && { query: { batchId } }) };
          return client.post(
            '/connectors/{connectorId}/fonts/upload',
            { params, body: { fontId } },
            { ...(signal && { signal }) },
          );
        },
        meta,
      }),
    /** Renames files of an upload. */
    correct: () =>
      createWrite({
        call: async ({ batchId, corrections }: { batchId: string; corrections: FontCorrections }) =>
          client.patch('/font-styles/temp/{batchId}', { params: batch(batchId), body: corrections }),
        meta,
      }),
    /** Removes files from an upload. */
    takeOut: () =>
      createWrite({
        call: async ({ batchId, ids }: { batchId: string; ids: readonly string[] }) =>
          client.delete('/font-styles/temp/{batchId}', { params: { ...batch(batchId), ...idsQuery(ids) } }),
        meta,
      }),
    /** Adds these files of an upload to the library, and discards the others. */
    confirm: () =>
      createWrite({
        call: async ({ batchId, ids }: { readonly batchId: string; readonly ids: readonly string[] }) => {
          const params = { ...batch(batchId), ...idsQuery(ids) };
          return (await client.post('/font-styles/temp/{batchId}/confirm', { params })).data;
        },
        changes: () => [key('families'), key('styles')],
        meta,
      }),
    removeFamilies: () =>
      createWrite({
        call: async ({ ids }: { readonly ids: readonly string[] }) =>
          client.delete('/font-families', { params: idsQuery(ids) }),
        changes: () => [key('families')],
        removes: ({ ids }) => ids.map((id) => key('styles', id)),
        rereadsRefused: true,
      }),
    removeStyles: () =>
      createWrite({
        call: async ({ ids }: RemovedStyles) => client.delete('/font-styles', { params: idsQuery(ids) }),
        changes: ({ familyId }) => [key('families'), key('styles', familyId)],
        removes: ({ familyId, areAll }) => (areAll ? [key('styles', familyId)] : []),
        rereadsRefused: true,
      }),
  };
}
