import { describe, expect, it } from 'vitest';
import {
  NEW_FIT,
  resolveLayout,
  type CharacterFormat,
  type Document,
  type FrameConstraints,
  type Paragraph,
} from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { localColour } from '@/engine/document/schema/colour';
import { hasSizes, refusalToUser, type Operation } from '@/engine/edit';
import { damage, sampleDocument } from '../support/sampleDocument';
import { after, afterOn } from './support/edited';

const layoutId = 'a4';
const letting = (frameId: string, rights: Partial<FrameConstraints>, start = sampleDocument()): Document => ({
  ...start,
  constraints: { frames: { [frameId]: { ...ALL_OFF, ...rights } } },
});
/** Returns the refusal of a user's operations with these rights on a document. */
const told = (start: Document, ...operations: Operation[]) =>
  refusalToUser(start, afterOn(start, ...operations));
const placed = (
  frameId: string,
  box: { x?: number; y?: number; width?: number; height?: number },
): Operation => ({
  kind: 'placeFrames',
  layoutId,
  places: { [frameId]: box },
});

describe('a frame of 100 by 50 at 10, 20', () => {
  const free = { resizeAllowed: true };

  it('S11.11 is unchanged for an invisible difference', () => {
    const none = letting('shape', {});
    expect(
      told(none, placed('shape', { x: 10.0009, y: 20.0019, width: 100.009, height: 50.004 })),
    ).toBeUndefined();
    expect(told(none, placed('shape', { x: 9.9991 }))).toBeUndefined();
    expect(told(none, placed('shape', { x: 10.002 }))).toBe('Ground can’t be moved across.');
    expect(told(none, placed('shape', { y: 20.003 }))).toBe('Ground can’t be moved up or down.');
    expect(told(none, placed('shape', { width: 100.02 }))).toBe('Ground can’t be resized.');
    expect(told(none, placed('shape', { height: 50.01 }))).toBe('Ground can’t be resized.');
  });

  it('S11.11 near the edge is off by a ten-thousandth at most', () => {
    const edge = letting('shape', {}, after(placed('shape', { x: 0 })));
    expect(told(edge, placed('shape', { x: 0.00009 }))).toBeUndefined();
    expect(told(edge, placed('shape', { x: 0.0002 }))).toBe('Ground can’t be moved across.');
  });

  it('S11.11 keeps its proportions when locked, and grows in them', () => {
    const locked = letting('shape', { ...free, proportionLocked: true });
    expect(told(locked, placed('shape', { width: 200, height: 100 }))).toBeUndefined();
    expect(told(locked, placed('shape', { width: 200 }))).toBe('Ground keeps its proportions.');
    expect(told(locked, placed('shape', { height: 100 }))).toBe('Ground keeps its proportions.');
    expect(told(locked, placed('shape', { x: 5 }))).toBeUndefined();
    expect(told(letting('shape', free), placed('shape', { width: 200 }))).toBeUndefined();
  });

  it('S11.11 moves in each direction by its right', () => {
    expect(told(letting('shape', { verticalMoveAllowed: true }), placed('shape', { y: 1 }))).toBeUndefined();
    expect(told(letting('shape', { verticalMoveAllowed: true }), placed('shape', { x: 1 }))).toMatch(
      /across/,
    );
    const turned: Operation = { kind: 'rotateFrames', layoutId, frameIds: ['shape'], value: 30 };
    expect(told(letting('shape', free), turned)).toBe('Ground can’t be turned.');
  });
});

describe('the content of a frame', () => {
  it('S11.11 can be changed only for text', () => {
    const fill: Operation = { kind: 'setShapeFill', frameId: 'shape', fill: { type: 'none' } };
    const all = { textEditingAllowed: true, resizeAllowed: true, cropAllowed: true };
    expect(told(letting('shape', all), fill)).toBe('Ground can’t be changed in this way.');
    expect(told(letting('words', all), { kind: 'renameFrame', frameId: 'words', name: 'New' })).toBe(
      'New can’t be changed in this way.',
    );
    // Rewritten, but equal.
    const same: Operation = { kind: 'setShapeFill', frameId: 'shape', fill: { type: 'none' } };
    expect(told(letting('shape', {}, after(same)), same)).toBeUndefined();
  });

  const CROP = sampleDocument().layouts.items.a4?.crops.picture?.['media:one'];
  if (!CROP) throw new Error('The sample has no crop.');

  it('S11.11 is checked in the selected layout, including a picture’s crop', () => {
    const crop = (on: string): Operation => ({
      kind: 'setCrop',
      layoutId: on,
      frameId: 'picture',
      asset: 'media:one',
      crop: on === 'a4' ? null : { ...CROP, left: 3 },
    });
    const none = letting('picture', {});
    expect(told(none, crop('a4'))).toBe('Picture can’t be cropped.');
    expect(told(none, crop('half'))).toBeUndefined();
    expect(told({ ...none, selectedLayoutId: 'half' }, crop('half'))).toBe('Picture can’t be cropped.');
    expect(told(letting('picture', { cropAllowed: true }), crop('a4'))).toBeUndefined();
    const fit: Operation = {
      kind: 'setImageFit',
      layoutId,
      frameIds: ['picture'],
      value: { ...NEW_FIT, mode: 'fit' },
    };
    expect(told(none, fit)).toBe('Picture can’t be cropped.');
  });

  it('S11.11 is free in frames that are new, or that the layout does not draw', () => {
    const start = letting('shape', {});
    const added = damage(start, ({ pages: { items } }) => {
      items.page.frames.items.extra = { ...items.page.frames.items.shape, name: 'Extra' };
    }) as Document;
    expect(refusalToUser(start, added)).toBeUndefined();
    const screen = { ...start, selectedLayoutId: 'screen' };
    expect(told(screen, placed('shape', { x: 1 }))).toBeUndefined();
    expect(resolveLayout(screen, 'screen').placements.size).toBe(0);
  });
});

describe('the look of a text', () => {
  const frameId = 'words';
  const own: CharacterFormat = { fontSize: 12, underline: true };
  const brand = (colorId: string, opacity = 1): CharacterFormat => ({
    color: { applied: true, color: { type: 'brandKit', colorId, opacity } },
  });
  const before: Paragraph[] = [
    {
      paragraphStyleId: 'body',
      list: { type: 'bullets', level: 1 },
      runs: [
        { type: 'text', text: 'one', format: own },
        { type: 'text', text: 'two', characterStyleId: 'strong' },
      ],
    },
    { format: { textAlign: 'right' }, runs: [{ type: 'text', text: 'three' }] },
  ];
  /** Returns the refusal when a user replaces a text by these paragraphs. */
  const toldOf = (rights: Partial<FrameConstraints>, ...paragraphs: Paragraph[]) =>
    told(
      letting(
        frameId,
        { textEditingAllowed: true, ...rights },
        after({ kind: 'setText', frameId, paragraphs: before }),
      ),
      { kind: 'setText', frameId, paragraphs },
    );
  const run = (format: CharacterFormat, characterStyleId?: string): Paragraph => ({
    runs: [{ type: 'text', text: 'x', format, ...(characterStyleId !== undefined && { characterStyleId }) }],
  });
  const OFFERED = 'Headline has only the styles and colours that are offered.';

  it('S11.12 may be any earlier one, at another place', () => {
    const moved: Paragraph[] = [
      { ...run(own, 'strong'), format: { textAlign: 'right' } },
      { ...run({ underline: true }), paragraphStyleId: 'body', list: { type: 'bullets', level: 1 } },
    ];
    expect(toldOf({}, ...moved)).toBeUndefined();
    expect(toldOf({}, { runs: [] })).toBeUndefined();
  });

  it('S11.12 refuses a list combined from two others', () => {
    const list = (type: 'bullets' | 'numbers', level: number): Paragraph => ({
      ...run({}),
      list: { type, level },
    });
    const start = after({ kind: 'setText', frameId, paragraphs: [list('bullets', 1), list('numbers', 2)] });
    const made = (paragraph: Paragraph) =>
      told(letting(frameId, { textEditingAllowed: true }, start), {
        kind: 'setText',
        frameId,
        paragraphs: [paragraph],
      });
    expect(made(list('numbers', 2))).toBeUndefined();
    expect(made(list('numbers', 1))).toBe(OFFERED);
  });

  it.each<[string, Paragraph]>([
    ['a list', { ...run({}), list: { type: 'bullets', level: 2 } }],
    ['an alignment', { ...run({}), format: { textAlign: 'center' } }],
    ['a paragraph style', { ...run({}), paragraphStyleId: 'title' }],
    ['a character style', run({}, 'soft')],
    ['a colour of its own', run({ color: { applied: true, color: localColour('#ff0000') } })],
    ['a colour', run(brand('red'))],
    ['a size', run({ fontSize: 13 })],
  ])('S11.12 that was not there is refused: %s', (_, paragraph) => {
    expect(toldOf({}, paragraph)).toBe(OFFERED);
    expect(toldOf({}, before[0] ?? paragraph, paragraph)).toBe(OFFERED);
  });

  it('S11.12 may use offered styles and colours of each kind', () => {
    const styles = { paragraphStyleIds: ['title', 'other'], characterStyleIds: ['soft', 'other'] };
    expect(toldOf(styles, { ...run({}, 'soft'), paragraphStyleId: 'title' })).toBeUndefined();
    expect(toldOf(styles, run({}, 'title'))).toBe(OFFERED);
    expect(toldOf(styles, { ...run({}), paragraphStyleId: 'soft' })).toBe(OFFERED);
    expect(toldOf(styles, { ...run({ fontSize: 13 }), paragraphStyleId: 'title' })).toBe(OFFERED);
    const colours = { colorIds: ['red'] };
    expect(toldOf(colours, run(brand('red')))).toBeUndefined();
    expect(toldOf(colours, run(brand('blue')))).toBe(OFFERED);
    expect(toldOf(colours, run(brand('red', 0.5)))).toBe(OFFERED);
  });

  it('S11.12 accepts a size up to the largest, from the smallest, including the limits', () => {
    const most = { fontSizeMax: 20 };
    expect(toldOf(most, run({ fontSize: 20 }))).toBeUndefined();
    expect(toldOf(most, run({ fontSize: 1 }))).toBeUndefined();
    expect(toldOf(most, run({ fontSize: 21 }))).toBe('Headline needs a size of at most 20 pt.');
    const least = { fontSizeMin: 8 };
    expect(toldOf(least, run({ fontSize: 8 }))).toBeUndefined();
    expect(toldOf(least, run({ fontSize: 99 }))).toBeUndefined();
    expect(toldOf(least, run({ fontSize: 7 }))).toBe('Headline needs a size of at least 8 pt.');
    expect([most, least, {}].map((rights) => hasSizes({ ...ALL_OFF, ...rights }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
