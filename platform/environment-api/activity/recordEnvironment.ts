import { ENVIRONMENT_WRITES, type EnvironmentWrite } from '@/domain/activity';
import { answerRecorded, type Recording, type Spec, UNRECORDED_CALL, type WriteFacts } from '../../activity';
import { lockEnvironment } from '../environmentRow';
import type { Call, OperationId } from '../operations';
import { ENVIRONMENT_SPECS } from './environmentSpecs';

type AnyCall = Omit<Call<OperationId>, 'recorded'>;

/** The id of the request, and where to report a failed entry. */
interface Source {
  readonly requestId: string;
  onLost(error: unknown): void;
}

const isWrite = (id: OperationId): id is EnvironmentWrite => Object.hasOwn(ENVIRONMENT_WRITES, id);

/** Answers a call of the environment API, and records it if it is a write. */
export async function recordEnvironment(
  id: OperationId,
  call: AnyCall,
  { requestId, onLost }: Source,
  handle: (recording: Recording & Pick<AnyCall, 'jobs'>) => unknown,
): Promise<unknown> {
  const { database, jobs } = call;
  if (!isWrite(id)) return handle({ database, jobs, recorded: UNRECORDED_CALL });
  const spec = ENVIRONMENT_SPECS[id] as Spec<AnyCall>;
  const facts = factsOf(id, call, requestId, spec);
  if (spec.within === 'handler')
    return answerRecorded(database, facts, {
      within: 'handler',
      handle: (recording) => handle({ ...recording, jobs }),
      onLost,
    });
  // No worker can see a job before the transaction ends.
  let looks = false;
  const later = { ...jobs, look: () => void (looks = true) };
  const answer = await answerRecorded(database, facts, {
    within: 'call',
    handle: (recording) => handle({ ...recording, jobs: later }),
    onLost,
  });
  if (looks) jobs.look();
  return answer;
}

function factsOf(
  operation: EnvironmentWrite,
  call: AnyCall,
  requestId: string,
  spec: Spec<AnyCall>,
): WriteFacts {
  const { environment, actor, now, body, query } = call;
  const named = (typeof body === 'object' ? body : null) as { readonly name?: string } | null;
  const asked = (query ?? {}) as { readonly name?: string };
  const ids = spec.ids?.(call) ?? [];
  return {
    operation,
    ids,
    now,
    requestId,
    actor:
      'userId' in actor
        ? { kind: 'person', id: actor.userId, name: actor.name }
        : { kind: 'integration', id: actor.clientId, name: actor.name },
    place: { subscriptionId: environment.subscriptionId, environmentId: environment.id },
    also: spec.also?.(call) ?? [],
    name: named?.name ?? asked.name,
    lock: spec.lock === 'place' ? (transaction) => lockEnvironment(transaction, environment.id) : spec.lock,
  };
}
