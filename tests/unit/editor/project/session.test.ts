import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { SAVE_DELAY } from '@/editor/project/core/Autosave';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import type { Document } from '@/engine/document';
import { sampleDocument } from '../../engine/support/sampleDocument';

const context = { today: '2026-11-23', mediaConnectorId: 'media' };

function card(): Document {
  const found = demoTemplates().find(({ name }) => name === 'Business card');
  if (!found) throw new Error('The demo data has no business card.');
  return found.document;
}

/** A session whose saves are answered one by one. */
function setUp(document = card()) {
  const saves: {
    document: Document;
    version: string;
    answer: (version: string) => void;
    fail: () => void;
  }[] = [];
  let clock = 0;
  const session = new ProjectSession({
    document,
    version: 'v1',
    context,
    now: () => clock,
    save: (saved, version) =>
      new Promise<string>((resolve, reject) =>
        saves.push({ document: saved, version, answer: resolve, fail: () => reject(new Error('Gone.')) }),
      ),
  });
  const valueOf = (id: string) => {
    const variable = session.view().document.variables.items[id];
    return variable && 'value' in variable ? variable.value : undefined;
  };
  /** Advances timers and the session's clock. */
  const wait = async (milliseconds: number) => {
    clock += milliseconds;
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { session, saves, valueOf, wait };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('filling in a project', () => {
  it('S11.13 is saved one second after the last change, with its save state', async () => {
    const { session, saves, wait } = setUp();
    expect(session.view().saveState).toBe('saved');
    session.setValue('phone', '1');
    await wait(SAVE_DELAY - 1);
    session.setValue('phone', '12');
    expect(session.view().saveState).toBe('unsaved');
    await wait(SAVE_DELAY - 1);
    expect(saves).toHaveLength(0);
    await wait(1);
    expect(saves).toHaveLength(1);
    expect(session.view().saveState).toBe('saving');
    expect(saves[0]).toMatchObject({ version: 'v1', document: session.view().document });
    saves[0]?.answer('v2');
    await wait(0);
    expect(session.view().saveState).toBe('saved');
  });

  it('S11.13 changes made during a save are saved by the next one, with the new version', async () => {
    const { session, saves, wait } = setUp();
    session.setValue('phone', '1');
    await wait(SAVE_DELAY);
    session.setValue('phone', '12');
    await wait(SAVE_DELAY);
    expect(saves).toHaveLength(1);
    saves[0]?.answer('v2');
    await wait(0);
    expect(session.view().saveState).toBe('unsaved');
    await wait(SAVE_DELAY);
    expect(saves[1]).toMatchObject({ version: 'v2', document: session.view().document });
  });

  it('S11.13 a failed save keeps the changes, is reported, and can be retried', async () => {
    const { session, saves, valueOf, wait } = setUp();
    session.setValue('phone', '1');
    await wait(SAVE_DELAY);
    saves[0]?.fail();
    await wait(0);
    expect(session.view()).toMatchObject({ saveState: 'failed', failure: new Error('Gone.') });
    expect(valueOf('phone')).toBe('1');
    void session.save();
    expect(session.view().saveState).toBe('saving');
    saves[1]?.answer('v2');
    await wait(0);
    expect(session.view().saveState).toBe('saved');
  });

  it('does not save without a difference to the saved state', async () => {
    const { session, saves, wait } = setUp();
    session.setValue('phone', '1');
    session.undo();
    expect(session.view().saveState).toBe('saved');
    await wait(SAVE_DELAY * 2);
    expect(saves).toHaveLength(0);
  });

  it('continuous typing in one field is one undo step, each other field another', async () => {
    const { session, valueOf, wait } = setUp();
    const before = valueOf('phone');
    for (const text of ['1', '12', '123']) session.setValue('phone', text);
    session.setValue('mail', 'a@b.example');
    expect(session.view().undoes).toBe('E-mail');
    session.undo();
    expect(session.view()).toMatchObject({ undoes: 'Phone', redoes: 'E-mail' });
    session.undo();
    expect(valueOf('phone')).toBe(before);
    expect(session.view().undoes).toBeUndefined();
    session.redo();
    expect(valueOf('phone')).toBe('123');

    await wait(60_000);
    session.setValue('phone', '1234');
    expect(session.view().redoes).toBeUndefined();
    session.undo();
    expect(valueOf('phone')).toBe('123');
  });

  it('an invalid value is reported and changes nothing', () => {
    const { session } = setUp(sampleDocument());
    const { document } = session.view();
    expect(session.setValue('nowhere', 'x')).toBe('It is no longer part of the project.');
    expect(session.view().document).toBe(document);
  });

  it('undo of all changes returns the exact start, and redo the exact end', () => {
    const change = fc.record({
      id: fc.constantFrom('team', 'line', 'phone', 'mail', 'link'),
      text: fc.string({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { session } = setUp();
        const start = session.view().document;
        for (const { id, text } of changes) session.setValue(id, text);
        const end = session.view().document;
        while (session.view().undoes !== undefined) session.undo();
        expect(session.view().document).toBe(start);
        while (session.view().redoes !== undefined) session.redo();
        expect(session.view().document).toBe(end);
        session.close();
      }),
      { numRuns: 50 },
    );
  });
});
