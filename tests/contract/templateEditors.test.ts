import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EDITOR_SILENCE, MOST_EDITORS } from '@/domain/templates';
import type { Schemas } from '../../platform/environment-api/operations';
import { emptyDocument } from '../unit/engine/support/sampleDocument';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Others = Schemas['OtherEditors'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const DESIGNER = 'template.designer';
const OTHER = 'full.access';

async function newTemplate(): Promise<string> {
  const made = await call('POST', 'templates', { query: { name: 'Poster' }, body: emptyDocument() });
  return made.json<{ data: { id: string } }>().data.id;
}

async function announce(templateId: string, editorId: string, account: string): Promise<Others['data']> {
  const answer = await call('PUT', `templates/${templateId}/editors/${editorId}`, { account });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Others>().data;
}

const namesOf = (others: Others['data']) => others.map(({ name, isYou }) => (isYou ? 'you' : name));

describe('the open editors of a template', () => {
  it('are returned to the others in the order in which they came', async () => {
    const id = await newTemplate();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await announce(id, first, DESIGNER)).toEqual([]);
    platform.now = new Date(platform.now.getTime() + 1_000);
    const [other] = await announce(id, second, OTHER);
    expect(other).toMatchObject({ editorId: first, isYou: false });
    expect(other?.name).not.toBe('');
    platform.now = new Date(platform.now.getTime() + 1_000);
    expect(await announce(id, third, DESIGNER)).toMatchObject([
      { editorId: first, isYou: true },
      { editorId: second, isYou: false },
    ]);
    expect(await announce(await newTemplate(), randomUUID(), DESIGNER)).toEqual([]);
  });

  it('ends when it is closed, or without a sign of life', async () => {
    const id = await newTemplate();
    const [left, silent, own] = [randomUUID(), randomUUID(), randomUUID()];
    await announce(id, left, OTHER);
    await announce(id, silent, OTHER);
    expect(namesOf(await announce(id, own, DESIGNER))).toHaveLength(2);
    expect((await call('DELETE', `templates/${id}/editors/${left}`, { account: OTHER })).status).toBe(204);
    expect(await announce(id, own, DESIGNER)).toMatchObject([{ editorId: silent }]);
    platform.now = new Date(platform.now.getTime() + EDITOR_SILENCE);
    expect(await announce(id, own, DESIGNER)).toEqual([]);
  });

  it('H4.30 lists up to twenty editors of a user, the latest ones', async () => {
    const id = await newTemplate();
    const own = randomUUID();
    const stranger = randomUUID();
    await announce(id, stranger, OTHER);
    const opened: string[] = [];
    for (let count = 0; count < MOST_EDITORS + 5; count += 1) {
      platform.now = new Date(platform.now.getTime() + 1_000);
      opened.push(randomUUID());
      await announce(id, opened.at(-1) ?? '', DESIGNER);
    }
    const others = await announce(id, own, DESIGNER);
    expect(others.filter(({ isYou }) => isYou).map(({ editorId }) => editorId)).toEqual(opened.slice(6));
    expect(others.filter(({ isYou }) => !isYou)).toMatchObject([{ editorId: stranger }]);
  });

  it('can be announced and removed only by themselves', async () => {
    const id = await newTemplate();
    const theirs = randomUUID();
    await announce(id, theirs, OTHER);
    await announce(id, theirs, DESIGNER);
    expect((await call('DELETE', `templates/${id}/editors/${theirs}`, { account: DESIGNER })).status).toBe(
      204,
    );
    expect(await announce(id, randomUUID(), DESIGNER)).toMatchObject([{ editorId: theirs, isYou: false }]);
  });

  it('requires the right to edit templates, and an existing template', async () => {
    const id = await newTemplate();
    const path = `templates/${id}/editors/${randomUUID()}`;
    for (const account of ['content.admin', 'user'])
      expect((await call('PUT', path, { account })).status, account).toBe(403);
    const gone = `templates/${randomUUID()}/editors/${randomUUID()}`;
    expect((await call('PUT', gone, { account: DESIGNER })).status).toBe(404);
  });
});
