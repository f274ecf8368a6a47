import {
  changesBetween,
  objectKey,
  resultOf,
  writeOf,
  type ActivityKind,
  type ActivityState,
  type ActivityValue,
} from '@/domain/activity';
import { demoId } from '@/demo';
import { displayName } from '@/domain/users';
import type { MockCaller } from './mockCaller';
import { MockProblem } from './MockProblem';
import type { MockStore } from './mockStore';
import type { MockRequest } from './toHandler';

type Row = Readonly<Record<string, unknown>>;

/** The list of each kind's rows, and the parameter with its id. */
const KEPT: Readonly<Record<ActivityKind, readonly [list: keyof MockStore, parameter: string]>> = {
  subscription: ['subscriptions', 'subscriptionId'],
  user: ['users', 'userId'],
  group: ['userGroups', 'id'],
  environment: ['environments', 'environmentId'],
  integration: ['integrations', 'clientId'],
  connector: ['connectors', 'connectorId'],
  webHook: ['webHooks', 'webHookId'],
  template: ['templates', 'templateId'],
  collection: ['collections', 'collectionId'],
  project: ['projects', 'projectId'],
  media: ['media', 'mediaId'],
  folder: ['media', 'folderId'],
  font: ['fontFamilies', 'familyId'],
  fontStyle: ['fontFamilies', 'styleId'],
  brandKit: ['brandKits', 'brandKitId'],
  outputSetting: ['outputSettings', 'setting'],
  outputTask: ['outputTasks', 'taskId'],
  userInterface: ['userInterfaces', 'userInterfaceId'],
  dataSet: ['dataSets', 'dataSetId'],
  workspace: ['editorViews', 'workspaceId'],
  viewPreference: ['editorViews', 'viewPreferenceId'],
};
/** The fields of a row that people may read. */
const FIELDS = [
  ...['name', 'description', 'email', 'revision', 'permissions', 'format', 'type', 'status', 'isEnabled'],
  ...['isDefault', 'events', 'allowedDomains'],
];

const isValue = (value: unknown): value is ActivityValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

function stateOf(store: MockStore, kind: ActivityKind, id: string): ActivityState | undefined {
  const rows = store[KEPT[kind][0]] as unknown as readonly Row[];
  const row = rows.find((one) => one.id === id || one.clientId === id);
  if (!row) return undefined;
  const named = kind === 'user' ? { ...row, name: displayName(row as never) } : row;
  const known = FIELDS.map((field) => [field, (named as Row)[field]] as const);
  return structuredClone(Object.fromEntries(known.filter(([, value]) => isValue(value)))) as ActivityState;
}

/** Returns the ids in an answer of any shape. */
function idsIn(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap(idsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { data, id, clientId, body } = answer as Row;
  const found = id ?? clientId ?? (data as Row | undefined)?.taskId;
  return typeof found === 'string' ? [found] : idsIn(data ?? body);
}

/** The operation of a request, with its caller and place. */
interface MockWrite {
  readonly store: MockStore;
  /** The operationId. */
  readonly id: string;
  readonly request: MockRequest;
  readonly caller: () => MockCaller;
  readonly environmentId?: string;
}

/** Answers a request and records a write like the platform. */
export async function recordMock(write: MockWrite, answer: () => unknown): Promise<unknown> {
  const { store, id, request } = write;
  const kind = writeOf(id)?.kind;
  if (!kind) return answer();
  const given = request.path[KEPT[kind][1]] ?? (kind === 'environment' ? write.environmentId : undefined);
  const ids = typeof given === 'string' ? [given] : [];
  const before = new Map(ids.map((one) => [one, stateOf(store, kind, one)]));
  try {
    const answered: unknown = await answer();
    for (const one of ids.length > 0 ? ids : idsIn(answered)) add(write, id, one, before.get(one));
    return answered;
  } catch (error) {
    const status = error instanceof MockProblem ? error.status : 500;
    if (resultOf(status)) add(write, id, ids[0] ?? null, before.get(ids[0] ?? ''), status);
    throw error;
  }
}

function add(
  { store, request, caller, environmentId }: MockWrite,
  operation: string,
  objectId: string | null,
  before: ActivityState | undefined,
  status?: number,
): void {
  const kind = writeOf(operation)?.kind;
  if (!kind) return;
  const { user } = caller();
  const after = objectId === null || status !== undefined ? before : stateOf(store, kind, objectId);
  const {
    subscriptionId,
    name,
    environmentId: inBody,
  } = {
    ...(request.body as Row | undefined),
    ...request.query,
    ...request.path,
  } as Row;
  const where =
    environmentId ?? (typeof inBody === 'string' ? inBody : undefined) ?? ownPlace(store, kind, objectId);
  const environment = store.environments.find((row) => row.id === where);
  const group = store.userGroups.find((row) => row.id === objectId);
  const owner = environment?.subscriptionId ?? group?.subscriptionId ?? subscriptionId;
  const named = after?.name ?? before?.name ?? name;
  store.activity.unshift({
    id: demoId(`mock:activity:${store.activity.length}`),
    time: store.now,
    operation,
    subscriptionId: typeof owner === 'string' ? owner : null,
    environmentId: environment?.id ?? null,
    actorKind: 'person',
    actorId: user.id,
    actorName: displayName(user),
    objectKind: kind,
    objectId,
    objectName: typeof named === 'string' ? named : '',
    changes: changesBetween(before, after),
    result: resultOf(status ?? 200) ?? 'done',
    status: status ?? null,
    requestId: demoId(`mock:request:${store.activity.length}`),
    objects: objectId === null ? [] : [objectKey(kind, objectId)],
  });
}

/** Returns the environment of an object that has its own. */
function ownPlace(store: MockStore, kind: ActivityKind, id: string | null): string | undefined {
  if (kind === 'environment') return id ?? undefined;
  return kind === 'integration'
    ? store.integrations.find(({ clientId }) => clientId === id)?.environmentId
    : undefined;
}
