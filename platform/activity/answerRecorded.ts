import { resultOf } from '@/domain/activity';
import type { Database } from '../database';
import { asProblem } from '../http/sendProblem';
import { recordFailure, recorderOf, type Recorded, type WriteFacts } from './recordWrite';
import { idsIn } from './Spec';

/** The database and recorder of a write handler. */
export interface Recording {
  /** The transaction of the entry, or the database when the handler opens the transaction itself. */
  readonly database: Database;
  /** Runs the write when the handler opens the transaction itself. */
  readonly recorded: Recorded;
}

/** The recorder of calls without an activity entry. */
export const UNRECORDED_CALL: Recorded = () => {
  throw new Error('This call is not among the writes that are recorded.');
};

/**
 * Answers a write and records it in the same transaction. A failed write is rolled back, then recorded in a transaction
 * of its own. @throws the errors of `handle`
 */
export async function answerRecorded<Answer>(
  database: Database,
  facts: WriteFacts,
  {
    within = 'call',
    handle,
    onLost,
  }: {
    readonly within: 'call' | 'handler' | undefined;
    handle(recording: Recording): Answer | Promise<Answer>;
    /** Reports a failed write that could not be recorded. */
    onLost(error: unknown): void;
  },
): Promise<Answer> {
  const recorded = recorderOf(database, facts);
  try {
    if (within === 'handler') return await handle({ database, recorded });
    return await recorded(
      async (transaction) => handle({ database: transaction, recorded: UNRECORDED_CALL }),
      idsIn,
    );
  } catch (error) {
    const { status } = asProblem(error);
    const result = resultOf(status);
    if (result) await recordFailure(database, facts, { result, status }).catch(onLost);
    throw error;
  }
}
