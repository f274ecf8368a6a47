import { MANAGEMENT_WRITES, type ManagementWrite } from '@/domain/activity';
import { displayName } from '@/domain/users';
import {
  answerRecorded,
  OBJECTS,
  type Place,
  type Recording,
  type Spec,
  type WriteFacts,
} from '../../activity';
import type { Caller } from '../../access/loadCaller';
import type { Call, OperationId } from '../operations';
import { lockSubscription } from '../subscriptions/subscriptionQueries';
import { MANAGEMENT_SPECS } from './managementSpecs';

type AnyCall = Call<OperationId>;

const isWrite = (id: OperationId): id is ManagementWrite => Object.hasOwn(MANAGEMENT_WRITES, id);

/** Answers a call of the management API, and records it if it is a write. */
export function recordManagement(
  id: OperationId,
  call: AnyCall,
  caller: Caller | undefined,
  handle: (recording: Recording | undefined) => unknown,
): unknown {
  if (!isWrite(id)) return handle(undefined);
  const spec = MANAGEMENT_SPECS[id] as Spec<AnyCall>;
  const facts = factsOf(id, call, caller, spec);
  return answerRecorded(call.database, facts, {
    within: spec.within,
    handle,
    onLost: (err) => call.request.log.error({ err }, 'a write that failed could not be recorded'),
  });
}

function factsOf(
  operation: ManagementWrite,
  call: AnyCall,
  caller: Caller | undefined,
  spec: Spec<AnyCall>,
): WriteFacts {
  const { request, now } = call;
  const ids = spec.ids?.(call) ?? [];
  const place = toPlace(spec.place?.(call));
  const { name, email } = (call.body ?? {}) as { name?: string; email?: string };
  return {
    operation,
    ids,
    place,
    now,
    requestId: request.id,
    actor: caller
      ? { kind: 'person', id: caller.user.id, name: displayName(caller.user) }
      : { kind: 'link', id: null, name: 'Signed link' },
    also: spec.also?.(call) ?? [],
    among: spec.among?.(call),
    name: name ?? email,
    lock: spec.lock === 'place' ? (transaction) => lockPlace(transaction, operation, ids, place) : spec.lock,
  };
}

/** Locks the subscription that the call names, or that of its object. */
async function lockPlace(
  transaction: AnyCall['database'],
  operation: ManagementWrite,
  [id]: readonly string[],
  place: Place,
): Promise<void> {
  const { kind } = MANAGEMENT_WRITES[operation];
  const subscriptionId =
    place.subscriptionId ??
    (id === undefined
      ? undefined
      : (await OBJECTS[kind].read(transaction, { kind, id, ...place }))?.subscriptionId);
  if (subscriptionId) await lockSubscription(transaction, subscriptionId);
}

const toPlace = ({ subscriptionId = null, environmentId = null }: Partial<Place> = {}): Place => ({
  subscriptionId: subscriptionId?.toLowerCase() ?? null,
  environmentId: environmentId?.toLowerCase() ?? null,
});
