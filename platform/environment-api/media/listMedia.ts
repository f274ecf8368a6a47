import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import {
  describeMedia,
  foldersWithin,
  MEDIA_SORTS,
  mediaExtensionOf,
  pathOf,
  type MediaExtension,
  type MediaSort,
} from '@/domain/media';
import { media } from '../../database/schema';
import { byId, byNameKey, isFound, listPage, requireSorting, type SortKey } from '../../http/listing';
import type { Call, Schemas } from '../operations';
import { asRecord, requireFolderAt, selectFolders } from './mediaQueries';

/** Lists a page of a folder, or with a search of its whole subtree. */
export async function listMedia(call: Call<'listMedia'>): Promise<Schemas['MediaPage']> {
  const { database, environment, query = {} } = call;
  const folders = await selectFolders(database, environment.id);
  const folderId = requireFolderAt(folders, query.folder);
  const search = query.search?.trim() ?? '';
  const isDeep = query.includeItemsFromSubfolders ?? search !== '';
  const scope = and(
    eq(media.environmentId, environment.id),
    isDeep ? isWithin(folderId === null ? undefined : foldersWithin(folders, folderId)) : isIn(folderId),
    isSearched(search),
    query.includeFolders === false ? eq(media.kind, 'asset') : undefined,
  );
  const isShown = and(scope, hasExtension(query.extensions));
  const [page, present] = await Promise.all([
    listPage(
      { ...call, query },
      {
        order: orderOf(requireSorting(query, MEDIA_SORTS, { by: 'name', direction: 'asc' })),
        select: async ({ after, orderBy, keys, limit }) => {
          const rows = await database
            .select({ row: media, keys })
            .from(media)
            .where(and(isShown, after))
            .orderBy(...orderBy)
            .limit(limit);
          return rows.map(({ row, ...rest }) => ({ item: row, ...rest }));
        },
        count: () => database.$count(media, isShown),
      },
    ),
    database
      .selectDistinct({ extension: media.extension })
      .from(media)
      .where(and(scope, eq(media.kind, 'asset'))),
  ]);
  return {
    ...page,
    data: page.data.map((row) => describeMedia(asRecord(row), pathOf(folders, row.folderId))),
    extensions: present.flatMap(({ extension }) => extension ?? []).sort(),
  };
}

const isIn = (folderId: string | null) =>
  folderId === null ? isNull(media.folderId) : eq(media.folderId, folderId);

const isWithin = (folderIds: string[] | undefined) => folderIds && inArray(media.folderId, folderIds);

/** Matches part of a name, or a whole id. */
function isSearched(search: string): SQL | undefined {
  if (search === '') return undefined;
  return or(
    isFound(sql`${media.nameKey}`, itemNameKey(search)),
    sql`${media.id}::text = ${search.toLowerCase()}`,
  );
}

function hasExtension(extensions: string | undefined): SQL | undefined {
  if (extensions === undefined) return undefined;
  const wanted = extensions
    .split(',')
    .map((extension) => mediaExtensionOf(`.${extension}`))
    .filter((extension): extension is MediaExtension => extension !== undefined);
  return or(eq(media.kind, 'folder'), inArray(media.extension, wanted));
}

/** Folders first, in either direction. */
function orderOf({ by, direction }: { by: MediaSort; direction: 'asc' | 'desc' }): SortKey[] {
  const foldersFirst: SortKey = {
    expression: sql`(case ${media.kind} when 'folder' then 0 else 1 end)`,
    type: 'integer',
    direction: 'asc',
  };
  const id = byId(sql`${media.id}`);
  if (by === 'id') return [foldersFirst, { ...id, direction }];
  if (by === 'name') return [foldersFirst, byNameKey(sql`${media.nameKey}`, direction), id];
  const moment = by === 'created' ? media.createdAt : media.modifiedAt;
  return [foldersFirst, { expression: sql`${moment}`, type: 'timestamptz', direction }, id];
}
