import type { Patch } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Document } from '@/engine/document';
import { edit, revert, type Operation } from '@/engine/edit';
import { faultOfPatches } from '@/engine/edit/faultOfPatches';
import { isFreeOfRules } from '@/engine/edit/isFreeOfRules';
import { isSameJson } from '@/domain/equality';
import { damage, sampleDocument } from '../support/sampleDocument';
import { after, refusalOf } from './support/edited';

const patch = (path: string, op: Patch['op'] = 'replace'): Patch => ({
  op,
  value: 1,
  path: path.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
});

type Change = Parameters<typeof damage>[1];
type Copy = Parameters<Change>[0];

const SHAPE = 'layouts/items/a4/placements/shape';
const WORDS = 'pages/items/page/frames/items/words';

describe('a change without rules between objects', () => {
  it.each([
    ...['x', 'y', 'width', 'height', 'rotationDegrees', 'scaleX', 'scaleY', 'isVisible'].map(
      (key) => `${SHAPE}/${key}`,
    ),
    ...['layouts/items/half/overrides/words/x', `${WORDS}/paragraphs/0/runs/0/text`],
  ])('is one of where a frame stands, or of text: %s', (path) => {
    expect(isFreeOfRules([patch(path)])).toBe(true);
    expect(isFreeOfRules([patch(path), patch('pages/items/page/name')])).toBe(false);
    expect(isFreeOfRules([patch('pages/items/page/name'), patch(path)])).toBe(false);
  });

  it.each([
    ...[`${SHAPE}/anchoring`, `${SHAPE}/animation/x`, SHAPE, 'layouts/items/a4/settings/width/x'],
    ...[
      'layouts/items/a4/barcodes/code/width',
      'layouts/items/a4/guides/edge/x',
      'actions/items/a4/placements/shape/x',
    ],
    ...[
      `${WORDS}/paragraphs/0/runs/0/variableId`,
      `${WORDS}/paragraphs/0/runs/0`,
      `${WORDS}/other/0/runs/0/text`,
    ],
    ...[
      `${WORDS}/paragraphs/0/runs/0/text/text`,
      `layouts/items/page/frames/items/words/paragraphs/0/runs/0/text`,
    ],
    ...['variables/items/who/name', 'layouts'],
  ])('is none of anything else: %s', (path) => {
    expect(isFreeOfRules([patch(path)])).toBe(false);
  });

  it('excludes added or removed text', () => {
    expect(isFreeOfRules([patch(`${WORDS}/paragraphs/0/runs/0/text`, 'add')])).toBe(false);
    expect(isFreeOfRules([patch(`${WORDS}/paragraphs/0/runs/0/text`, 'remove')])).toBe(false);
  });

  it('skips the check of the whole document, unlike all others', () => {
    const broken = damage(sampleDocument(), ({ variables }) => {
      variables.items.who.name = variables.items.price.name;
    }) as Document;
    const move: Operation = { kind: 'moveFrames', layoutId: 'a4', frameIds: ['shape'], by: { x: 1, y: 1 } };
    const rename: Operation = { kind: 'renamePage', pageId: 'page', name: 'New' };
    expect(edit(broken, [move]).ok).toBe(true);
    for (const operations of [[rename], [move, rename], [rename, move]]) {
      expect(edit(broken, operations)).toMatchObject({
        ok: false,
        refusal: { pointer: '', message: 'There are two variables named Price.' },
      });
    }
  });
});

describe('checks of a changed document', () => {
  /** Returns the fault of a damaged document with these changed places. */
  const faultAt = (path: string, change: Change, op?: Patch['op']) =>
    faultOfPatches(damage(sampleDocument(), change) as Document, [patch(path, op)])?.pointer;
  const wordsIn = ({ pages }: Copy) => pages.items.page.frames.items.words;
  const shapeIn = ({ layouts }: Copy) => layouts.items.a4.placements.shape;

  it.each<[string, Change]>([
    [`${SHAPE}/x`, (copy) => (shapeIn(copy).x = 'a')],
    ['layouts/items/half/overrides/words/x', ({ layouts }) => (layouts.items.half.overrides.words.x = 'a')],
    [`${SHAPE}/animation/to`, (copy) => (shapeIn(copy).animation = { from: 0, to: 'a' })],
    [
      'layouts/items/a4/guides/edge/at',
      ({ layouts }) => (layouts.items.a4.guides = { edge: { axis: 'x', at: 'a' } }),
    ],
    [`${WORDS}/paragraphs/0/runs/0/text`, (copy) => (wordsIn(copy).paragraphs[0].runs[0].text = 1)],
    [
      'pages/items/page/frames/items/shape/fill/type',
      ({ pages }) => (pages.items.page.frames.items.shape.fill.type = 'x'),
    ],
    ['pages/order/1', ({ pages }) => (pages.order[1] = 5)],
    ['pages/items/page/colour', ({ pages }) => (pages.items.page.colour = 5)],
  ])('is refused at its place where the schema does not allow it: %s', (path, change) => {
    expect(faultAt(path, change)).toBe(`/${path}`);
  });

  it.each<[string, Change]>([
    [`${SHAPE}/x`, (copy) => (shapeIn(copy).y = 'a')],
    ['layouts/items/half/overrides/words/x', ({ layouts }) => (layouts.items.half.overrides.words.y = 'a')],
    [`${SHAPE}/animation/to`, (copy) => (shapeIn(copy).animation = { from: 'a', to: 1 })],
    [
      'layouts/items/a4/guides/edge/at',
      ({ layouts }) => (layouts.items.a4.guides = { edge: { axis: 'a', at: 1 } }),
    ],
    [`${WORDS}/paragraphs/0/runs/0/text`, (copy) => (wordsIn(copy).paragraphs[0].runs[0].format = 5)],
    [`${WORDS}/paragraphs/0/runs/0`, (copy) => (wordsIn(copy).paragraphs[0].format = 5)],
    ['pages/items/page/name', ({ pages }) => (pages.items.page.isVisible = 5)],
    ['pages/order/1', ({ pages }) => (pages.items.page = 5)],
  ])('is looked at, and nothing beside it: %s', (path, change) => {
    expect(faultAt(path, change)).toBeUndefined();
  });

  it('require complete new parts', () => {
    const add = (placement: unknown) =>
      faultAt(
        'layouts/items/a4/placements/new',
        ({ layouts }) => (layouts.items.a4.placements.new = placement),
        'add',
      );
    expect(add({})).toMatch(/^\/layouts\/items\/a4\/placements\/new/);
    expect(add(sampleDocument().layouts.items.a4?.placements.shape)).toBeUndefined();
  });

  it('may lack optional parts only', () => {
    const removed = (path: string, change: Change) => faultAt(path, change, 'remove');
    const beside: Change = ({ layouts: { items } }) => {
      delete items.a4.placements.shape;
      items.a4.placements.words = 5;
    };
    expect(removed(SHAPE, beside)).toBeUndefined();
    expect(
      removed(`${WORDS}/paragraphs/0/format`, (copy) => (wordsIn(copy).paragraphs[0].runs = 5)),
    ).toBeUndefined();
    expect(removed('pages/items/page/name', ({ pages }) => delete pages.items.page.name)).toBe(
      '/pages/items/page/name',
    );
    // A list is validated as a whole, because its length is limited.
    expect(removed(`${WORDS}/paragraphs/0`, (copy) => wordsIn(copy).paragraphs.pop())).toBe(
      `/${WORDS}/paragraphs`,
    );
  });

  it('ignore parts inside an object that was deleted', () => {
    expect(faultAt('layouts/items/gone/placements/shape/x', () => undefined)).toBeUndefined();
  });

  it('return the first faulty path', () => {
    const broken = damage(sampleDocument(), (copy) => {
      shapeIn(copy).x = 'a';
      shapeIn(copy).y = 'a';
    }) as Document;
    const patches = ['width', 'y', 'x'].map((key) => patch(`${SHAPE}/${key}`));
    expect(faultOfPatches(broken, patches)?.pointer).toBe(`/${SHAPE}/y`);
    expect(faultOfPatches(broken, patches.slice(0, 1))).toBeUndefined();
  });
});

describe('an invalid operation', () => {
  const faultOf = (operation: object) => {
    const result = edit(sampleDocument(), [operation as Operation]);
    return result.ok ? undefined : result.refusal;
  };

  it('is refused by its name', () => {
    expect(faultOf({ kind: 'explode' })).toEqual({
      pointer: '/0/kind',
      message: 'There is no operation explode.',
    });
    expect(faultOf({ kind: 'toString' })?.message).toBe('There is no operation toString.');
    expect(faultOf({})?.message).toBe('There is no operation undefined.');
  });

  it('is refused when it is no JSON or too large', () => {
    const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
    const set = (privateData: unknown) =>
      faultOf({ kind: 'setLayoutOptions', layoutId: 'a4', options: { privateData } });
    expect(set({ key: new Date(0) })?.message).toBe('This is no value of JSON.');
    expect(set(deep(200))?.message).toMatch(/nested deeper/);
  });

  it('throws when the fault is not its own', () => {
    const { pages: _, ...broken } = sampleDocument();
    const rename: Operation = { kind: 'renamePage', pageId: 'page', name: 'New' };
    expect(() => edit(broken as Document, [rename])).toThrow(TypeError);
  });
});

describe('an edit', () => {
  it('is undone and redone as one for any order of operations', () => {
    const start = sampleDocument();
    const operations: Operation[] = [
      { kind: 'renamePage', pageId: 'page', name: 'One' },
      { kind: 'addPage', pageId: 'new', name: 'New', at: 0 },
      { kind: 'renamePage', pageId: 'page', name: 'Two' },
      { kind: 'movePage', pageId: 'new', to: 2 },
      { kind: 'deletePage', pageId: 'back' },
    ];
    const done = edit(start, operations);
    if (!done.ok) throw new Error(done.refusal.message);
    const undone = revert(done.value.document, done.value.inverse);
    expect(undone.document).toEqual(start);
    expect(revert(undone.document, undone.inverse).document).toEqual(done.value.document);
    expect(done.value.document).toEqual(after(...operations));
    expect(edit(start, [])).toEqual({ ok: true, value: { document: start, inverse: [] } });
    expect(refusalOf()).toBeUndefined();
  });
});

describe('two parts of documents', () => {
  it('are equal regardless of property order and undefined properties', () => {
    expect(isSameJson({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSameJson(undefined, undefined)).toBe(true);
    expect(isSameJson([1, 2], [2, 1])).toBe(false);
    expect(isSameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });
});
