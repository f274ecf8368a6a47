import { and, arrayContains, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import { describeOutputTask, mayHaveOutput, OUTPUT_TASK_TIME, type OutputOwner } from '@/domain/output';
import { displayName } from '@/domain/users';
import { integrations, outputTasks, users } from '../../database/schema';
import { byId, isFound, listPage, type PageQuery, type SortKey } from '../../http/listing';
import type { Call, Schemas } from '../operations';
import { isOwn, TOLD_OF_TASK } from './outputTaskQueries';

const NEWEST_FIRST: readonly SortKey[] = [
  { expression: sql`${outputTasks.createdAt}`, type: 'timestamptz', direction: 'desc' },
  byId(sql`${outputTasks.id}`),
];

/** Lists the retained tasks of an environment, newest first. */
export async function listOutputTasks(call: Call<'listOutputTasks'>): Promise<Schemas['OutputTaskPage']> {
  const { database, environment, actor, may, now, query = {} } = call;
  const { status, format, type } = query;
  const search = itemNameKey(query.search ?? '');
  const oldest = new Date(now.getTime() - OUTPUT_TASK_TIME);
  const wanted = and(
    eq(outputTasks.environmentId, environment.id),
    or(isNull(outputTasks.endedAt), gte(outputTasks.endedAt, oldest)),
    search === ''
      ? undefined
      : or(isFound(sql`${outputTasks.nameKey}`, search), sql`${outputTasks.id}::text = ${search}`),
    status && eq(outputTasks.status, status),
    format && eq(outputTasks.format, format),
    type && arrayContains(outputTasks.types, [type]),
  );
  const select = async (page: PageQuery) => {
    const rows = await database
      .select({ task: TOLD_OF_TASK, user: users, integration: integrations.name, keys: page.keys })
      .from(outputTasks)
      .leftJoin(users, eq(users.id, outputTasks.ownerId))
      .leftJoin(integrations, eq(integrations.clientId, outputTasks.ownerClientId))
      .where(and(wanted, page.after))
      .orderBy(...page.orderBy)
      .limit(page.limit);
    return rows.map(({ keys, ...item }) => ({ item, keys }));
  };
  const mayReadTasks = may('output-task.read');
  const page = await listPage(
    { ...call, query },
    { order: NEWEST_FIRST, select, count: () => database.$count(outputTasks, wanted) },
  );
  const data = page.data.map(({ task, user, integration }) => {
    const [hasFile, hasReport] = [task.fileHash !== null, task.reportHash !== null];
    const isAccessible = mayHaveOutput(task.source, { isOwn: isOwn(task, actor), mayReadTasks });
    const owner = ownerOf(user, { clientId: task.ownerClientId, name: integration });
    return describeOutputTask(task, { owner, hasFile, hasReport, isAccessible, now });
  });
  return { ...page, data };
}

function ownerOf(
  user: typeof users.$inferSelect | null,
  integration: { readonly clientId: string | null; readonly name: string | null },
): OutputOwner | null {
  if (user) return { id: user.id, name: displayName(user), email: user.email };
  const { clientId, name } = integration;
  return clientId === null ? null : { id: clientId, name: name ?? clientId, email: null };
}
