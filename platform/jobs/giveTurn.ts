import type { Database } from '../database';
import { executeSql } from './executeSql';
import { SCHEMA } from './openBoss';

/** A priority above all that jobs are sent with. */
const NEXT = 1_000_000;
/** How long a customer who was served comes after those who were not, in SQL. */
const MEMORY = `interval '10 minutes'`;

/**
 * Makes the job whose turn it is the first one of the queue: the most urgent, and of those alike one of the customer, and
 * then of the caller, who has the fewest running and was served longest ago.
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
 * Gives a job of a queue its turn, so that the next fetch takes it. Where several processes give turns at the same moment,
 * one of them takes the job that is next without it.
 * @param passedOver ids of customers whose jobs have to wait
 * @returns whether there is such a job
 */
export async function giveTurn(db: Database, name: string, passedOver: readonly string[]): Promise<boolean> {
  const { rows } = await executeSql(db, GIVE, [name, passedOver.join(' ')]);
  return rows.length > 0;
}
