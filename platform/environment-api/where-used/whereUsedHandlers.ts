import { sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgTable } from 'drizzle-orm/pg-core';
import { USING_KINDS, refusalOfUses, type Use, type UsingKind } from '@/domain/where-used';
import type { Database } from '../../database';
import { brandKits, templateCollections, templates, userInterfaces } from '../../database/schema';
import { refuseIf } from '../../http/Problem';
import { readIds } from '../fonts/deleteFonts';
import { byId, byNameKey, listPage, type PageQuery, type SortKey } from '../../http/listing';
import type { Handlers } from '../operations';
import { findUsing, type UsingConditions } from './findUsing';

const RANK = Object.fromEntries(USING_KINDS.map((kind, rank) => [kind, rank])) as Record<UsingKind, number>;

type UsingTable = typeof templates | typeof brandKits | typeof templateCollections | typeof userInterfaces;

/** Lists where objects of an environment are used. */
export const whereUsedHandlers: Handlers<'listUses'> = {
  async listUses(call) {
    const { database, environment, query, may } = call;
    const { kind, ids } = query;
    refuseIf(refusalOfUses(kind, may));
    const using = await findUsing({ database, environmentId: environment.id }, kind, readIds(ids));
    return listPage(call, sourceOf(database, using));
  },
};

/** Lists the users of an object: by kind, then by name. */
function sourceOf(
  database: Database,
  { templateIf, collectionIf, brandKitIf, userInterfaceIf }: UsingConditions,
) {
  const part = (kind: UsingKind, table: UsingTable, isUsing: SQL | undefined) =>
    database
      .select({
        kind: sql<UsingKind>`${kind}::text`.as('kind'),
        rank: sql<number>`${RANK[kind]}::integer`.as('rank'),
        id: sql<string>`${table.id}`.as('id'),
        name: sql<string>`${table.name}`.as('name'),
        nameKey: sql<string>`${table.nameKey}`.as('name_key'),
      })
      .from(table as PgTable)
      .where(isUsing ?? sql`false`);
  const uses = unionAll(
    part('template', templates, templateIf),
    part('collection', templateCollections, collectionIf),
    part('brandKit', brandKits, brandKitIf),
    part('userInterface', userInterfaces, userInterfaceIf),
  ).as('uses');
  const order: SortKey[] = [
    { expression: sql`${uses.rank}`, type: 'integer', direction: 'asc' },
    byNameKey(sql`${uses.nameKey}`, 'asc'),
    byId(sql`${uses.id}`),
  ];
  return {
    order,
    select: async ({ after, orderBy, keys, limit }: PageQuery): Promise<{ item: Use; keys: string[] }[]> => {
      const rows = await database
        .select({ kind: uses.kind, id: uses.id, name: uses.name, keys })
        .from(uses)
        .where(after)
        .orderBy(...orderBy)
        .limit(limit);
      return rows.map(({ keys, ...item }) => ({ item, keys }));
    },
    count: () => database.$count(uses),
  };
}
