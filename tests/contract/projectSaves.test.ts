import { expect, it } from 'vitest';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

// Concurrent saves need transactions of their own; within one that is rolled back after the test they would share it.
const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);

it('S1.18 simultaneous saves of a template run in sequence, and one is stored whole', async () => {
  const made = await call('POST', 'templates', { query: { name: 'Banner' }, body: sampleDocument() });
  const { data: template } = made.json<{ data: { id: string } }>();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => {
      const document = sampleDocument();
      const [pageId = ''] = document.pages.order;
      const page = { ...document.pages.items[pageId], name: `Saved as number ${number}` };
      const body = {
        ...document,
        pages: { ...document.pages, items: { ...document.pages.items, [pageId]: page } },
      };
      return call('PUT', `templates/${template.id}`, { body });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const revisions = answers.map((answer) => answer.json<{ data: { revision: number } }>().data.revision);
  expect(revisions.sort()).toEqual([2, 3, 4, 5]);
  const stored = (await call('GET', `templates/${template.id}/download`)).text;
  expect(stored.match(/Saved as number \d/g)).toHaveLength(1);
  const versions = (await call('GET', `templates/${template.id}/versions`)).json<{ total: number }>();
  expect(versions.total).toBe(5);
});

it('S11.15 accepts one of many saves of the same state of a project', async () => {
  const made = await call('POST', 'templates', { query: { name: 'Poster' }, body: sampleDocument() });
  const { data: template } = made.json<{ data: { id: string } }>();
  const started = await call('POST', 'projects', { body: { template: { id: template.id } } });
  const { data: project } = started.json<{ data: { id: string } }>();
  const { headers } = await call('GET', `projects/${project.id}/document`);
  const save = async () =>
    (
      await platform.app.inject({
        method: 'PUT',
        url: `${AURORA}/projects/${project.id}/document`,
        headers: {
          authorization: 'Bearer template.designer',
          'content-type': 'application/json',
          'if-match': String(headers.etag),
        },
        payload: JSON.stringify(sampleDocument()),
      })
    ).statusCode;
  const statuses = await Promise.all(Array.from({ length: 5 }, save));
  expect(statuses.sort()).toEqual([204, 412, 412, 412, 412]);
});

it('F7.03 accepts one of many saves of the same state of a project’s rows', async () => {
  const made = await call('POST', 'templates', { query: { name: 'Label' }, body: sampleDocument() });
  const { data: template } = made.json<{ data: { id: string } }>();
  const started = await call('POST', 'projects', { body: { template: { id: template.id } } });
  const { data: project } = started.json<{ data: { id: string } }>();
  const save = async (_: unknown, index: number) =>
    (
      await platform.app.inject({
        method: 'PUT',
        url: `${AURORA}/projects/${project.id}/rows`,
        headers: {
          authorization: 'Bearer template.designer',
          'content-type': 'application/json',
          'if-match': '"0"',
        },
        payload: JSON.stringify({ rows: [{ Name: `Saved as number ${index}` }] }),
      })
    ).statusCode;
  const statuses = await Promise.all(Array.from({ length: 5 }, save));
  expect(statuses.sort()).toEqual([204, 412, 412, 412, 412]);
});
