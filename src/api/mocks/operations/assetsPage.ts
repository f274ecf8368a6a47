import { folderGone, signInNeeded } from '@/domain/connectors';
import { pathOf, pathOfEntry } from '@/domain/media';
import { conflicting } from '@/domain/refusal';
import type { InEnvironment } from '../defineOperation';
import { problemOf } from '../MockProblem';
import type { MockCaller } from '../mockCaller';
import { failToReach, sessionOf, type ConnectorRow } from './connectorRows';
import { foldersOf, mediaPage } from './mediaRows';

interface AssetsQuery {
  readonly folder?: string | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly nextPageToken?: string | undefined;
}

/**
 * Returns a page of a connector's entries in a folder.
 * @throws MockProblem 404, 409 or 502
 * @param isShallow whether to leave out subfolders, even in searches.
 * @default false
 */
export function assetsPage(
  call: InEnvironment & { actor: MockCaller },
  connector: ConnectorRow,
  path: string,
  query: AssetsQuery,
  isShallow = false,
) {
  const { id, name, source, browserAuthentication } = connector;
  const asksForSignIn = source?.type === 'http' && browserAuthentication !== 'none';
  if (asksForSignIn && !call.store.connectorSessions.has(sessionOf(call, id)))
    throw problemOf(conflicting(signInNeeded(name)));
  if (source?.type === 'http') return failToReach(connector);
  const folders = foldersOf(call);
  const root = source?.folderId ?? null;
  if (root !== null && !folders.some((folder) => folder.id === root))
    throw problemOf(conflicting(folderGone(name)));
  const start = pathOf(folders, root);
  const page = mediaPage(call, path, {
    ...query,
    folder: `${start}/${query.folder ?? ''}`,
    ...(isShallow && { includeFolders: false, includeItemsFromSubfolders: false }),
  });
  return {
    pageSize: page.pageSize,
    links: page.links,
    data: page.rows.map((row) => {
      if (row.kind === 'asset')
        return { type: 'asset' as const, id: row.id, name: row.name, width: row.width, height: row.height };
      const at = pathOfEntry({ relativePath: pathOf(folders, row.folderId), name: row.name });
      return { type: 'folder' as const, name: row.name, path: at.slice(start === '/' ? 0 : start.length) };
    }),
  };
}
