import { userEvent, within } from 'storybook/test';
import type { MockOutputTask, MockStore } from '@/api/mocks/mockStore';
import { newOutputTask } from '@/api/mocks/operations/outputTaskRows';
import { demoUserId } from '@/demo';
import type { Document } from '@/engine/document';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenContext } from '../support/ScreenState';
import { deniedToUser } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const MINUTE = 60_000;

/** Tasks in every state, which stay as they are however often they are asked about. */
function addTasks(store: MockStore, { environmentId }: ScreenContext): void {
  const template = store.templates.find((row) => row.environmentId === environmentId);
  if (!template) throw new Error('The environment has no template.');
  const document = JSON.parse(template.document) as Document;
  const before = (minutes: number) => new Date(store.now.getTime() - minutes * MINUTE);
  const add = (minutes: number, name: string, given: Partial<MockOutputTask> = {}) =>
    store.outputTasks.push(
      newOutputTask(store, {
        ...{ environmentId, name, document, layoutId: document.selectedLayoutId, scale: 1 },
        ...{ ownerId: demoUserId('template.designer@demo.test'), source: 'template', sourceId: template.id },
        ...{ format: 'pdf', createdAt: before(minutes), timesAsked: -1 },
        ...given,
      }),
    );
  const batch = { types: ['static', 'non-watermarked', 'batch'], recordsTotal: 200 } as const;
  const ended = (minutes: number, recordsDone = 1) => ({ endedAt: before(minutes), recordsDone });
  add(1, 'Window poster', { status: 'Waiting', ownerId: demoUserId('subscription.admin@demo.test') });
  add(2, 'Business card', { ...batch, status: 'Processing', recordsDone: 14 });
  add(4, 'Night bake in May', {
    ...{ status: 'PostProcessing', source: 'project', format: 'png', recordsDone: 1 },
    ownerId: demoUserId('user@demo.test'),
  });
  add(12, 'Price list', { ...batch, status: 'Finished', ...ended(11, 200), recordsFailed: 3 });
  add(35, 'Story', { status: 'Finished', format: 'png', ...ended(34) });
  add(50, 'Bread of the week', {
    ...{ status: 'Finished', source: 'project', format: 'jpg', ...ended(49) },
    ownerId: demoUserId('user@demo.test'),
  });
  add(70, 'Menu card', {
    ...{ status: 'Failed', ...ended(69), recordsFailed: 1 },
    detail: 'Record 1: Price needs a value.',
    report: [
      { recordNumber: 1, errorList: [{ type: 'MissingVariableValue', details: 'Price needs a value.' }] },
    ],
  });
  add(90, 'Banner', {
    ...{ status: 'Error', endedAt: before(80) },
    detail: 'The platform could not make the file, though it tried three times.',
  });
  add(600, 'Window poster', { status: 'Finished', types: ['static'], ...ended(599) });
}

const ELSEWHERE = leftOut('The same page as Studio/Output tasks, under its other address.');

export const studioOutputTasks = defineScreen({
  title: 'Screens/Studio/Output tasks',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/output-tasks`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/output/tasks', { shows: 'Loading output tasks' }),
    loaded: { shows: 'Business card', prepare: addTasks },
    empty: { shows: 'No output tasks yet' },
    noMatch: { search: '?q=no-such-task', shows: 'No output tasks match', prepare: addTasks },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store, place) => {
        addTasks(store, place);
        store.outputTasks.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` }));
      },
    },
    denied: deniedToUser,
  },
  more: {
    failed: {
      shows: 'Menu card',
      prepare: addTasks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Menu card' }));
        await within(body).findByText('Record 1: Price needs a value.');
      },
    },
    expired: {
      search: '?filter.status=Finished&sort=created:asc',
      shows: 'Window poster',
      prepare: addTasks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Window poster' }));
        await within(body).findByText(/^The file is gone: it was kept until /);
      },
    },
  },
});

export const outputTasks = defineScreen({
  title: 'Screens/Environment/Output tasks',
  path: ({ environmentId }) => `/environments/${environmentId}/output-tasks`,
  persona: 'template.designer',
  states: {
    loading: ELSEWHERE,
    loaded: { shows: 'Business card', prepare: addTasks },
    empty: ELSEWHERE,
    noMatch: ELSEWHERE,
    longContent: ELSEWHERE,
    error400: ELSEWHERE,
    error403: ELSEWHERE,
    error404: ELSEWHERE,
    error500: ELSEWHERE,
    networkDown: ELSEWHERE,
    sessionExpired: ELSEWHERE,
    denied: deniedToUser,
  },
});
