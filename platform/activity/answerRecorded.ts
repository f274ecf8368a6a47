import { resultOf } from '@/domain/activity';
import type { Database } from '../database';
import { asProblem } from '../http/sendProblem';
import { recordFailure, recorderOf, type Recorded, type WriteFacts } from './recordWrite';
import { idsIn } from './Spec';

/** What a handler of a write works with. */
export interface Recording {
  /** The transaction its entry is written in, or the database where the handler opens that itself. */
  readonly database: Database;
  /** Makes the write where the handler opens the transaction itself. */
  readonly recorded: Recorded;
}

/** The recorder of a call that writes nothing that is recorded. */
export const UNRECORDED_CALL: Recorded = () => {
  throw new Error('This call is not among the writes that are recorded.');
};

/**
 * Answers a write, with an entry in the same transaction; one that is refused or fails has its entry in a transaction of
 * its own, after what it did was undone. @throws what `handle` throws
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
    /** Takes note of a failed write that could not be recorded. */
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
