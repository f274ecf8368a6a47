import { sql } from 'drizzle-orm';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { objectKey } from '@/domain/activity';
import { tidyActivity } from '../../platform/activity';
import type { Database, OpenDatabase } from '../../platform/database';

/** Number of entries, by the kind of database. */
const ENTRIES: Readonly<Record<OpenDatabase['driver'], number>> = { pglite: 100_000, postgres: 1_000_000 };
const GOAL = 300;
/** Entries inserted by one statement. */
const BATCH = 20_000;

const REVIEWERS = objectKey('group', demoGroupId('aurora', 'Reviewers'));
const [ADMIN, RARELY] = ['subscription.admin', 'user'].map((account) => demoUserId(`${account}@demo.test`));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The queries by their names in the table: for much of the record, and for little of it. */
const QUESTIONS: Readonly<Record<string, string>> = {
  everything: '',
  'one environment': `environmentId=${ENVIRONMENTS.auroraProduction}`,
  'a busy person': `actor=${ADMIN}`,
  'a rare person': `actor=${RARELY}`,
  'a rare person and kind': `actor=${RARELY}&kind=integration`,
  'a rare kind': 'kind=group',
  'two persons': `actor=${ADMIN},${RARELY}`,
  'two kinds': 'kind=group,integration',
  'the history of one thing': `object=${REVIEWERS}`,
  'the history of two things': `object=${REVIEWERS},template:7`,
  'a common name': 'search=te',
  'a rare name': 'search=reviewers',
  'days long ago': `startDate=${daysAgo(390)}&endDate=${daysAgo(380)}`,
};

/**
 * Inserts 400 days of activity of a busy subscription: every thousandth entry about a group, every 5,000th by another
 * user.
 */
async function fill(db: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH)
    await db.execute(sql`
      with made as (
        insert into activity_entries (time, subscription_id, environment_id, actor_kind, actor_id, actor_name, operation,
          object_kind, object_id, object_name, object_name_key, changes, result, request_id)
        select now() - n * (interval '400 days' / ${count}::int), ${SUBSCRIPTIONS.aurora}::uuid,
          case when n % 1000 = 0 then null else ${ENVIRONMENTS.auroraProduction}::uuid end,
          'person', case when n % 5000 = 0 then ${RARELY} else ${ADMIN} end, 'Somebody',
          case when n % 1000 = 0 then 'updateUserGroup' else 'saveTemplate' end,
          case when n % 1000 = 0 then 'group' else 'template' end,
          case when n % 1000 = 0 then split_part(${REVIEWERS}, ':', 2) else (n % 500)::text end,
          case when n % 1000 = 0 then 'Reviewers' else 'Template ' || n % 500 end,
          case when n % 1000 = 0 then 'reviewers' else 'template ' || n % 500 end,
          '[{"field":"revision","before":1,"after":2}]'::jsonb, 'done', 'request-' || n
        from generate_series(${start}::int, ${Math.min(start + BATCH, count) - 1}::int) as n
        returning id, time, object_kind, object_id)
      insert into activity_objects (object, time, entry_id)
      select object_kind || ':' || object_id, time, id from made`);
}

/** Prints the time of each filter of the activity over HTTP, including its second page. */
export async function tellActivity(
  { db, driver }: Pick<OpenDatabase, 'db' | 'driver'>,
  origin: string,
  measure: (url: string) => Promise<number>,
  read: (url: string) => Promise<string>,
): Promise<void> {
  const count = ENTRIES[driver];
  await fill(db, count);
  // Like the platform every ten minutes; nothing is old enough to be deleted.
  await tidyActivity(db, { now: new Date(), days: 401 });
  console.log(
    `What was done, of ${count.toLocaleString('en')} entries on ${driver}   to reach: under ${GOAL} ms`,
  );
  for (const [question, query] of Object.entries(QUESTIONS)) {
    const url = `${origin}/api/v1/subscriptions/${SUBSCRIPTIONS.aurora}/activity?${query}`;
    const { data, links } = JSON.parse(await read(url)) as {
      data: unknown[];
      links: { nextPage?: string };
    };
    const first = await measure(url);
    const second = links.nextPage === undefined ? undefined : await measure(origin + links.nextPage);
    const shown = [first, second].map((taken) =>
      taken === undefined ? '    –' : taken.toFixed(0).padStart(5),
    );
    console.log(`  ${question.padEnd(26)} ${shown.join(' ms, then ')} ms   ${data.length} entries`);
  }
}
