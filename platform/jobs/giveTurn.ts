import type { Database } from '../database';
import { executeSql } from './executeSql';
import { SCHEMA } from './openBoss';

/** A priority above that of every sent job. */
const NEXT = 1_000_000;
/** Time for which a served customer comes after others, in SQL. */
const MEMORY = `interval '10 minutes'`;

/**
 * Moves the next job to the front of the queue. The most urgent comes first; then that of the customer, and then of the
 * caller, with the fewest running jobs and the longest wait since being served.
 */
const GIVE = `
  with known as (
    select id, state, priority, created_on, started_on, start_after,
      data->'share'->>'customer' as customer, data->'share'->>'caller' as caller
    from ${SCHEMA}.job
    where name = $1 and (state <= 'active' or completed_on > now() - ${MEMORY})
  ),
  by_customer as (
    select customer, count(*) filter (where state = 'active') as running, max(started_on) as served
    from known group by customer
  ),
  by_caller as (
    select customer, caller, count(*) filter (where state = 'active') as running, max(started_on) as served
    from known group by customer, caller
  ),
  first as (
    select known.id from known
    join by_customer on by_customer.customer is not distinct from known.customer
    join by_caller on by_caller.customer is not distinct from known.customer
      and by_caller.caller is not distinct from known.caller
    where known.state < 'active' and known.start_after < now()
      and not (known.customer is not null and known.customer = any(string_to_array($2, ' ')))
    order by known.priority desc, by_customer.running, by_customer.served nulls first,
      by_caller.running, by_caller.served nulls first, known.created_on, known.id
    limit 1
  )
  update ${SCHEMA}.job set priority = ${NEXT} where name = $1 and id = (select id from first)
  returning id`;

/**
 * Moves the next job of a queue to its front, so that the next fetch takes it. When several processes do so at once,
 * one of them takes whichever job is first.
 * @param passedOver ids of customers whose jobs have to wait
 * @returns whether there is such a job
 */
export async function giveTurn(db: Database, name: string, passedOver: readonly string[]): Promise<boolean> {
  const { rows } = await executeSql(db, GIVE, [name, passedOver.join(' ')]);
  return rows.length > 0;
}
