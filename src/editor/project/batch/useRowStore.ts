import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnvironmentAddress } from '@/api/environment';
import { isStale } from '@/api/http';
import { projectMutations, projectQueries } from '@/api/projects';
import { batchRowsKey, forget, keep, readKept } from '@/product/browserKeeping';
import { useApi } from '@/product/FeatureContext';
import { reportSave, useEditorHost } from '../../page/EditorHost';
import type { RowDraft, RowStore, StoredRows } from './batchView';
import type { RowCells } from './cells';
import { isSameJson } from '@/domain/equality';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is RowCells =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Validates rows stored in the browser; an array was stored before the platform kept rows. */
export function readRowDraft(kept: unknown): RowDraft | undefined {
  const { rows, version } = Array.isArray(kept) ? { rows: kept, version: undefined } : toParts(kept);
  if (!Array.isArray(rows)) return undefined;
  const whole = rows.filter(isRow);
  return whole.length > 0 || typeof version === 'string'
    ? { rows: whole, version: typeof version === 'string' ? version : undefined }
    : undefined;
}

const toParts = (kept: unknown): Record<string, unknown> => (isObject(kept) ? kept : {});

/** Creates the store of a project's rows on the platform, with drafts in this browser. Keeps its identity. */
export function useRowStore(environment: EnvironmentAddress, projectId: string): RowStore {
  const api = useApi();
  const client = useQueryClient();
  const host = useEditorHost();
  const save = useMutation(projectMutations(api, environment).saveRows()).mutateAsync;
  const [store] = useState((): RowStore => {
    const key = batchRowsKey(projectId);
    const read = async (): Promise<StoredRows> => {
      const { rows, etag } = await client.fetchQuery(projectQueries(api, environment).rows(projectId));
      return { rows, version: etag ?? '' };
    };
    /** Saves rows. If an earlier try succeeded but its response was lost, it accepts the stored rows. */
    const saveOnce = async (rows: readonly RowCells[], version: string): Promise<string> => {
      try {
        return (await save({ id: projectId, rows, etag: version || null })) ?? '';
      } catch (error) {
        if (!isStale(error)) throw error;
        const newer = await read().catch(() => undefined);
        if (newer && isSameJson(newer.rows, rows)) return newer.version;
        throw error;
      }
    };
    return {
      read,
      save: (rows, version) => reportSave(host, saveOnce(rows, version)),
      readDraft: async () => readRowDraft(await readKept(key)),
      keepDraft: (draft) => keep(key, draft),
      forgetDraft: () => forget(key),
    };
  });
  return store;
}
