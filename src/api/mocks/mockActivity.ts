import { demoId, demoUserId, ENVIRONMENTS } from '@/demo';
import { OUTPUT_GIVEN_UP } from '@/domain/output';
import type { Document } from '@/engine/document';
import type { MockDelivery, MockOutputTask, MockStore, MockWebHook } from './mockStore';
import { newOutputTask } from './operations/outputTaskRows';

const MINUTE = 60_000;

/** The reason for failed records. */
const UNPRICED = 'Price needs a value.';
const failedRecord = (recordNumber: number) => ({
  recordNumber,
  errorList: [{ type: 'MissingVariableValue' as const, details: UNPRICED }],
});

/** The progress of demo output tasks. */
interface Going {
  /** The number of reads before an unfinished task ends; a negative number keeps it unfinished. */
  readonly patience: number;
}

/** Creates output tasks of an environment in every state; none without a template. */
export function mockOutputTasks(
  store: MockStore,
  environmentId: string,
  { patience }: Going,
): MockOutputTask[] {
  const template = store.templates.find((row) => row.environmentId === environmentId);
  if (!template) return [];
  const document = JSON.parse(template.document) as Document;
  const isAurora = environmentId !== ENVIRONMENTS.borealisProduction;
  const owner = (account: string) => demoUserId(`${isAurora ? account : 'content.admin.classic'}@demo.test`);
  const before = (minutes: number) => new Date(store.now.getTime() - minutes * MINUTE);
  const task = (minutes: number, name: string, given: Partial<MockOutputTask> = {}): MockOutputTask =>
    newOutputTask(store, {
      environmentId,
      name,
      document,
      layoutId: document.selectedLayoutId,
      scale: 1,
      ownerId: owner('template.designer'),
      source: 'template',
      sourceId: template.id,
      format: 'pdf',
      createdAt: before(minutes),
      timesAsked: -1,
      ...given,
    });
  const batch = { types: ['static', 'non-watermarked', 'batch'], recordsTotal: 200 } as const;
  const endTask = (minutes: number, recordsDone = 1) => ({ endedAt: before(minutes), recordsDone });
  const goesOn = patience < 0 ? {} : { timesAsked: 0, patience };
  return [
    task(1, 'Window poster', { status: 'Waiting', ownerId: owner('subscription.admin'), ...goesOn }),
    task(2, 'Business card', { ...batch, status: 'Processing', recordsDone: 14, ...goesOn }),
    task(4, 'Night bake in May', {
      status: 'PostProcessing',
      source: 'project',
      format: 'png',
      recordsDone: 1,
      ...goesOn,
      ownerId: owner('user'),
    }),
    task(12, 'Price list', {
      ...batch,
      status: 'Finished',
      ...endTask(11, 200),
      recordsFailed: 3,
      report: [17, 42, 163].map(failedRecord),
    }),
    task(35, 'Story', { status: 'Finished', format: 'png', ...endTask(34) }),
    task(50, 'Bread of the week', {
      status: 'Finished',
      source: 'project',
      format: 'jpg',
      ...endTask(49),
      ownerId: owner('user'),
    }),
    task(70, 'Menu card', {
      status: 'Failed',
      ...endTask(69),
      recordsFailed: 1,
      detail: `Record 1: ${UNPRICED}`,
      report: [failedRecord(1)],
    }),
    task(90, 'Banner', {
      status: 'Error',
      endedAt: before(80),
      detail: OUTPUT_GIVEN_UP,
    }),
    task(600, 'Window poster', { status: 'Finished', types: ['static'], ...endTask(599) }),
  ];
}

/** Creates two web hooks of an environment, and the deliveries of the first. */
export function mockWebHooks(
  store: MockStore,
  environmentId: string,
): { webHooks: MockWebHook[]; deliveries: MockDelivery[] } {
  const moments = { createdAt: store.now, modifiedAt: store.now };
  const hook = (name: string, address: string, isEnabled = true): MockWebHook => ({
    id: demoId(`web-hook:${environmentId}:${name}`),
    environmentId,
    name,
    address,
    isEnabled,
    events: ['output.finished', 'output.failed'],
    ...moments,
  });
  const shop = hook('Web shop', 'https://shop.aurora.test/hooks/platen');
  const makeTask = (status: number | null, error: string | null = null) => ({
    time: store.now.toISOString(),
    status,
    error,
    milliseconds: status === null ? 10_000 : 85,
  });
  const of = (event: MockDelivery['event'], rest: Partial<MockDelivery>): MockDelivery => ({
    id: store.nextId('delivery'),
    webHookId: shop.id,
    event,
    taskId: null,
    status: 'delivered',
    tries: [makeTask(200)],
    nextTryAt: null,
    createdAt: store.now,
    body: JSON.stringify({ event }),
    ...rest,
  });
  const next = new Date(store.now.getTime() + 5 * MINUTE);
  return {
    webHooks: [shop, hook('Print room', 'https://print.aurora.test/jobs', false)],
    deliveries: [
      of('test', {}),
      of('output.finished', {
        status: 'waiting',
        tries: [makeTask(503), makeTask(503), makeTask(503)],
        nextTryAt: next,
      }),
      of('output.failed', {
        status: 'failed',
        tries: [500, 500, 502, 502, null].map((status) =>
          makeTask(status, status === null ? 'No answer: it takes too long.' : null),
        ),
      }),
    ],
  };
}

/** The number of list reads before running output tasks end: some seconds of an open page. */
const PATIENCE = 5;

/** Adds output tasks and web hooks to environments with templates. */
export function addMockActivity(store: MockStore): void {
  const ids = new Set(store.templates.map(({ environmentId }) => environmentId));
  for (const environmentId of ids) {
    store.outputTasks.push(...mockOutputTasks(store, environmentId, { patience: PATIENCE }));
    const { webHooks, deliveries } = mockWebHooks(store, environmentId);
    store.webHooks.push(...webHooks);
    store.webHookDeliveries.push(...deliveries);
  }
}
