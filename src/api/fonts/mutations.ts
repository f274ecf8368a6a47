import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { FontCorrections, FontUpload } from '../types';

/** Files on their way into an upload. */
interface SentFonts {
  readonly files: readonly File[];
  /** The upload they join. @default a new one */
  readonly batchId?: string | undefined;
  /** Ends the call; none of its files stays. */
  readonly signal?: AbortSignal;
  /** How far they are: 0 to 1, `undefined` while the whole is not known. */
  readonly onProgress?: (done: number | undefined) => void;
}

/** A font of a connector on its way into an upload. */
interface TakenFont {
  readonly connectorId: string;
  readonly fontId: string;
  /** The upload it joins. @default a new one */
  readonly batchId?: string | undefined;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** Styles of one family that go. */
interface RemovedStyles {
  readonly ids: readonly string[];
  readonly familyId: string;
  /** Whether the family has no others, and so goes with them. */
  readonly areAll: boolean;
}

/** An upload that is told at its place says its failures there. */
const meta = { notifyError: false };

/** What can be done to the fonts of an environment. */
export function fontMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment.guid, 'fonts', ...part);
  const batch = (batchId: string) => {
    requireParameters({ batchId });
    return { path: { batchId } };
  };
  const listed = (ids: readonly string[]) => {
    requireParameters({ ids: ids.join(',') });
    return { query: { ids: ids.join(',') } };
  };
  return {
    /** Sends files into an upload; the library stays as it is. */
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
    /** Has the platform take a font of a connector into an upload; the library stays as it is. */
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
    /** Says what files of an upload are called. */
    correct: () =>
      createWrite({
        call: async ({ batchId, corrections }: { batchId: string; corrections: FontCorrections }) =>
          client.patch('/font-styles/temp/{batchId}', { params: batch(batchId), body: corrections }),
        meta,
      }),
    /** Takes files out of an upload. */
    takeOut: () =>
      createWrite({
        call: async ({ batchId, ids }: { batchId: string; ids: readonly string[] }) =>
          client.delete('/font-styles/temp/{batchId}', { params: { ...batch(batchId), ...listed(ids) } }),
        meta,
      }),
    /** Adds these files of an upload to the library; what else is in it goes. */
    confirm: () =>
      createWrite({
        call: async ({ batchId, ids }: { readonly batchId: string; readonly ids: readonly string[] }) => {
          const params = { ...batch(batchId), ...listed(ids) };
          return (await client.post('/font-styles/temp/{batchId}/confirm', { params })).data;
        },
        changes: () => [key('families'), key('styles')],
        meta,
      }),
    removeFamilies: () =>
      createWrite({
        call: async ({ ids }: { readonly ids: readonly string[] }) =>
          client.delete('/font-families', { params: listed(ids) }),
        changes: () => [key('families')],
        removes: ({ ids }) => ids.map((id) => key('styles', id)),
        rereadsRefused: true,
      }),
    removeStyles: () =>
      createWrite({
        call: async ({ ids }: RemovedStyles) => client.delete('/font-styles', { params: listed(ids) }),
        changes: ({ familyId }) => [key('families'), key('styles', familyId)],
        removes: ({ familyId, areAll }) => (areAll ? [key('styles', familyId)] : []),
        rereadsRefused: true,
      }),
  };
}
