import { describe, expect, it, vi } from 'vitest';
import { resolveLayout } from '@/engine/document';
import { COMMANDS, type CommandContext } from '@/editor/template/core/commands';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { Gestures } from '@/editor/template/core/Gestures';
import { openSession } from './support/openEditor';

/** An open template of three frames, with the dependencies of commands. */
function setUp() {
  const session = openSession();
  const spies = {
    zoom: { in: vi.fn(), out: vi.fn(), actual: vi.fn(), fit: vi.fn(), selection: vi.fn(), width: vi.fn() },
    open: vi.fn(),
    save: vi.fn(),
    showShortcuts: vi.fn(),
  };
  let made = 0;
  const newId = () => `new${++made}`;
  const context: CommandContext = {
    ...spies,
    session,
    newId,
    gestures: new Gestures(session, newId),
    clipboard: { clip: undefined },
  };
  const run = (id: string) => COMMANDS.find((command) => command.id === id)?.run(context);
  return { session, run, context, ...spies };
}

type World = ReturnType<typeof setUp>;

const orderOf = (session: EditorSession) => session.view().document.pages.items['page']?.frames.order;
const membersOf = (session: EditorSession) =>
  Object.values(session.view().document.pages.items['page']?.groups ?? {}).map(({ members }) => members);
const placementOf = (session: EditorSession, frameId: string) =>
  resolveLayout(session.view().document, 'a4').placements.get(frameId);
const frameOf = (session: EditorSession, frameId: string) =>
  session.view().document.pages.items['page']?.frames.items[frameId];

/** A pixel of the page, in mm. */
const PIXEL = 25.4 / 72;

const toolIs = (tool: string) => ({
  prepare: ({ session }: World) => session.setTool(tool === 'select' ? 'hand' : 'select'),
  check: ({ session }: World) => expect(session.view().tool).toBe(tool),
});
const movesBy = (x: number, y: number) => ({
  check({ session }: World) {
    const placement = placementOf(session, 'low');
    expect(placement?.x).toBeCloseTo(10 + x * PIXEL, 3);
    expect(placement?.y).toBeCloseTo(10 + y * PIXEL, 3);
  },
});
const ordersTo = (order: readonly string[], frameId = 'low') => ({
  prepare: ({ session }: World) => session.select([frameId]),
  check: ({ session }: World) => expect(orderOf(session)).toEqual(order),
});
const calls = (spyOf: (world: World) => unknown) => ({
  check: (world: World) => expect(spyOf(world)).toHaveBeenCalledOnce(),
});
const deletesLow = ({ session }: World) => expect(orderOf(session)).toEqual(['high', 'words']);

/** Each command with its effect on a template whose frame `low` is selected. */
const EFFECTS: Record<string, { prepare?: (world: World) => unknown; check: (world: World) => void }> = {
  ...Object.fromEntries(
    ['select', 'rectangle', 'ellipse', 'polygon', 'text', 'image', 'barcode', 'hand', 'zoom'].map((tool) => [
      `tool ${tool}`,
      toolIs(tool),
    ]),
  ),
  selectAll: {
    check: ({ session }) => expect([...session.view().selection].sort()).toEqual(['high', 'low', 'words']),
  },
  selectNone: { check: ({ session }) => expect(session.view().selection).toEqual([]) },
  open: { check: ({ open }) => expect(open).toHaveBeenCalledExactlyOnceWith('low') },
  copy: {
    check({ session, context }) {
      expect(context.clipboard.clip?.frames).toHaveLength(1);
      expect(orderOf(session)).toHaveLength(3);
    },
  },
  cut: {
    check(world) {
      expect(world.context.clipboard.clip?.frames).toHaveLength(1);
      deletesLow(world);
    },
  },
  paste: {
    prepare: ({ run }) => run('copy'),
    check: ({ session }) => expect(orderOf(session)).toHaveLength(4),
  },
  duplicate: {
    check({ session, context }) {
      expect(orderOf(session)).toHaveLength(4);
      expect(context.clipboard.clip).toBeUndefined();
    },
  },
  delete: { check: deletesLow },
  'nudge ArrowLeft': movesBy(-1, 0),
  'nudge ArrowLeft far': movesBy(-10, 0),
  'nudge ArrowRight': movesBy(1, 0),
  'nudge ArrowRight far': movesBy(10, 0),
  'nudge ArrowUp': movesBy(0, -1),
  'nudge ArrowUp far': movesBy(0, -10),
  'nudge ArrowDown': movesBy(0, 1),
  'nudge ArrowDown far': movesBy(0, 10),
  'order front': ordersTo(['high', 'words', 'low']),
  'order forward': ordersTo(['high', 'low', 'words']),
  'order backward': ordersTo(['low', 'words', 'high'], 'words'),
  'order back': ordersTo(['words', 'low', 'high'], 'words'),
  group: {
    prepare: ({ session }) => session.select(['low', 'high']),
    check: ({ session }) => expect(membersOf(session)).toEqual([['low', 'high']]),
  },
  ungroup: {
    prepare({ session, run }) {
      session.select(['low', 'high']);
      run('group');
    },
    check: ({ session }) => expect(membersOf(session)).toEqual([]),
  },
  lock: { check: ({ session }) => expect(frameOf(session, 'low')?.isLocked).toBeDefined() },
  hide: {
    check({ session }) {
      expect(placementOf(session, 'low')?.isVisible).toBe(false);
      expect(placementOf(session, 'high')?.isVisible).toBe(true);
    },
  },
  zoomIn: calls(({ zoom }) => zoom.in),
  zoomOut: calls(({ zoom }) => zoom.out),
  zoomActual: calls(({ zoom }) => zoom.actual),
  zoomFit: calls(({ zoom }) => zoom.fit),
  zoomSelection: calls(({ zoom }) => zoom.selection),
  zoomWidth: calls(({ zoom }) => zoom.width),
  plain: { check: ({ session }) => expect(session.view().isPlain).toBe(true) },
  rulers: {
    prepare: ({ session }) => session.setOptions({ hasRulers: false }),
    check: ({ session }) => expect(session.view().options.hasRulers).toBe(true),
  },
  run: { check: ({ session }) => expect(session.view().isRunning).toBe(true) },
  undo: {
    prepare: ({ run }) => run('delete'),
    check: ({ session }) => expect(orderOf(session)).toEqual(['low', 'high', 'words']),
  },
  redo: {
    prepare({ run }) {
      run('delete');
      run('undo');
    },
    check: deletesLow,
  },
  save: calls(({ save }) => save),
  shortcuts: calls(({ showShortcuts }) => showShortcuts),
};

describe('S10.42 each listed shortcut', () => {
  it.each(COMMANDS.map(({ id, label }) => [label, id]))('does what it says: %s', (_label, id) => {
    const world = setUp();
    world.session.select(['low']);
    const effect = EFFECTS[id];
    if (!effect) throw new Error(`No effect is written down for ${id}.`);
    effect.prepare?.(world);
    world.run(id);
    effect.check(world);
  });
});
