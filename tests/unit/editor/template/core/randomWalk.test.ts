import { describe, expect, it } from 'vitest';
import type { Handle } from '@/editor/page/frames/geometry';
import { TextEditor } from '@/editor/page/text/model/TextEditor';
import { readDocument, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { changed, openSession, smallDocument } from '../support/openEditor';
import { at, workOn } from '../support/workOn';

const OPERATIONS = 5_000;
/** Fewer than the undo limit, so that undoing leads back to the start. */
const LONGEST_WAY = 400;
const HANDLES: readonly Handle[] = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy }) as Handle))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

/** Generates numbers from 0 to below 1 that are the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Two layouts of different units and two pages, with a text, a group and shapes. */
const start = (): Document =>
  changed(smallDocument(), [
    { kind: 'addPage', pageId: 'second', name: 'Page 2' },
    {
      ...({ kind: 'addLayout', layoutId: 'screen', name: 'Screen', intent: 'digitalStatic' } as const),
      ...({ unit: 'px', width: 800, height: 600 } as const),
    },
  ]);

/** An editor with random edits, and every expected state of its history. */
function randomWork(seed: number) {
  const random = numbersFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const session = openSession(start(), { save: () => Promise.resolve(2) });
  const work = workOn(session);
  const where = (held = {}) => at(random() * 210, random() * 297, held);
  const change = (operations: readonly Operation[], label: string) =>
    void session.change(operations, { label });
  const framesOf = () => session.view().document.pages.items[session.view().pageId]?.frames.order ?? [];
  const frame = (): Id => pick(framesOf()) ?? 'nobody';
  const key = (name: string, held = {}) => work.press(name, held);
  const command = (name: string, shift = false) => key(name, { command: true, shift });
  const write = (act: (editor: TextEditor) => void) => {
    const texts = framesOf().filter(
      (id) => session.view().document.pages.items[session.view().pageId]?.frames.items[id]?.type === 'text',
    );
    const frameId = pick(texts);
    if (frameId === undefined) return;
    session.enter({ type: 'text', frameId });
    act(new TextEditor(session, frameId));
    if (random() < 0.5) session.enter({ type: 'frames' });
  };

  const acts: readonly (() => void)[] = [
    () => session.select([frame()]),
    () => session.select([frame(), frame(), frame()]),
    () => command('a'),
    () => work.drag(where(), where(), where()),
    () => work.drag(where({ shift: true }), where({ shift: true })),
    () => work.drop({ type: 'resize', handle: pick(HANDLES) ?? { dx: 1, dy: 1 } }, where(), where()),
    () => work.drop({ type: 'rotate' }, where(), where()),
    () => {
      key(pick(['r', 'e', 'y', 't', 'i', 'b']) ?? 'r');
      work.drag(where(), where());
      key('v');
    },
    () =>
      key(pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) ?? 'ArrowUp', { shift: random() < 0.5 }),
    () => command(pick(['[', ']']) ?? ']', random() < 0.5),
    () => command('g', random() < 0.4),
    () => command('c'),
    () => framesOf().length < 40 && command('v'),
    () => framesOf().length < 40 && command('d'),
    () => framesOf().length > 6 && command('x'),
    () => framesOf().length > 12 && key('Delete'),
    () => command('l', true),
    () => command('h', true),
    () => key(pick(['Enter', 'Escape']) ?? 'Escape'),
    () => session.turnTo(pick(['page', 'second']) ?? 'page'),
    () => session.selectLayout(pick(['a4', 'screen']) ?? 'a4'),
    () => change([{ kind: 'renameFrame', frameId: frame(), name: `Named ${below(100)}` }], 'name'),
    () =>
      change([{ kind: 'resizeLayout', layoutId: 'screen', width: 600 + below(400), height: 500 }], 'size'),
    () => write((editor) => editor.type(pick(['word ', 'ö', '👋🏽', 'line\nline', 'שלום']) ?? 'a')),
    () => write((editor) => editor.startParagraph()),
    () =>
      write((editor) => {
        editor.selectAll();
        editor.type('Anew');
      }),
    () => {
      session.setRunning(true);
      change([{ kind: 'renameFrame', frameId: frame(), name: 'Tried' }], 'value');
      session.setRunning(false);
    },
  ];

  return {
    session,
    /** Makes a random edit, undo or redo. @returns which, if it was undo or redo */
    act: (): 'undo' | 'redo' | undefined => {
      const chance = random();
      if (chance < 0.15) {
        command('z');
        return 'undo';
      }
      if (chance < 0.25) {
        command('z', true);
        return 'redo';
      }
      pick(acts)?.();
      session.endStep();
      return undefined;
    },
  };
}

describe('S10.19 five thousand operations at random', () => {
  it.each([1, 2026])(
    'undo through every state to the exact start, and redo to the exact end (seed %i)',
    async (seed) => {
      const { session, act } = randomWork(seed);
      const text = () => JSON.stringify(session.view().document);
      const first = text();
      // The document at each step when it was made, so that later changes to an older state are noticed.
      let states = [first];
      let present = 0;
      let steps = 0;
      // Avoids printing texts of this length.
      const isAt = (step: number) => text() === states[step];
      const backToStart = () => {
        for (; session.view().undoes !== undefined; present -= 1) {
          expect(isAt(present)).toBe(true);
          session.undo();
        }
        expect([present, text() === first]).toEqual([0, true]);
      };
      for (let count = 0; count < OPERATIONS / 2; count += 1) {
        const before = session.view();
        const kind = act();
        const { document, undoes } = session.view();
        if (kind === 'undo') present -= before.undoes === undefined ? 0 : 1;
        else if (kind === 'redo') present += before.redoes === undefined ? 0 : 1;
        else if (document !== before.document) {
          states = [...states.slice(0, present + 1), text()];
          present += 1;
          steps += 1;
        }
        if (kind !== undefined) expect(isAt(present)).toBe(true);
        expect(undoes === undefined).toBe(present === 0);
        if (count % 250 === 0) await session.save();
        if (present >= LONGEST_WAY) backToStart();
      }
      const end = text();
      expect(steps).toBeGreaterThan(OPERATIONS / 8);
      expect(readDocument(end)).toMatchObject({ ok: true });
      const last = present;
      backToStart();
      while (present < last) {
        session.redo();
        present += 1;
      }
      expect(text() === end).toBe(true);
      for (; present > 0; present -= 1) session.undo();
      expect(text() === first).toBe(true);
    },
  );
});
