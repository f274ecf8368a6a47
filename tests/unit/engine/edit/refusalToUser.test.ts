import { describe, expect, it } from 'vitest';
import {
  NEW_FIT,
  resolveLayout,
  type CharacterFormat,
  type Document,
  type FrameConstraints,
} from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { edit, refusalToUser, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';

/** The sample with these rights on a frame. */
const letting = (frameId: string, rights: Partial<FrameConstraints>): Document => {
  const document = sampleDocument();
  const frames = { [frameId]: { ...ALL_OFF, selectionAllowed: true, ...rights } };
  return { ...document, constraints: { frames } };
};

/** Returns the refusal of a user's operations on a frame with these rights; `undefined` when allowed. */
function told(frameId: string, rights: Partial<FrameConstraints>, ...operations: Operation[]) {
  const document = letting(frameId, rights);
  const changed = edit(document, operations);
  if (!changed.ok) throw new Error(changed.refusal.message);
  return refusalToUser(document, changed.value.document);
}

const layoutId = 'a4';
const moved = (frameId: string, x: number, y: number): Operation => ({
  kind: 'moveFrames',
  layoutId,
  frameIds: [frameId],
  by: { x, y },
});
const sized = (frameId: string, width: number, height: number): Operation => ({
  kind: 'placeFrames',
  layoutId,
  places: { [frameId]: { width, height } },
});
const turned: Operation = { kind: 'rotateFrames', layoutId, frameIds: ['shape'], value: 30 };

describe('the rights of a user on a frame', () => {
  it('S11.11 refuse every change by default, with the name of the frame', () => {
    expect(told('shape', {}, moved('shape', 1, 0))).toMatch(/ can’t be moved across\.$/);
    expect(told('shape', {}, moved('shape', 0, 1))).toMatch(/ can’t be moved up or down\.$/);
    expect(told('shape', {}, sized('shape', 33, 44))).toMatch(/ can’t be resized\.$/);
    expect(told('shape', {}, turned)).toMatch(/ can’t be turned\.$/);
  });

  it('S11.11 allow each granted move, resize and rotation, and no other', () => {
    expect(told('shape', { horizontalMoveAllowed: true }, moved('shape', 3, 0))).toBeUndefined();
    expect(told('shape', { horizontalMoveAllowed: true }, moved('shape', 3, 1))).toMatch(/up or down/);
    expect(told('shape', { resizeAllowed: true }, sized('shape', 33, 44))).toBeUndefined();
    expect(told('shape', { resizeAllowed: true, proportionLocked: true }, sized('shape', 33, 1))).toMatch(
      /keeps its proportions/,
    );
    expect(told('shape', { rotationAllowed: true }, turned)).toBeUndefined();
    expect(told('words', { horizontalMoveAllowed: true }, moved('shape', 3, 0))).toMatch(/across/);
  });

  it('S11.11 ignore properties without a right', () => {
    const hidden: Operation = { kind: 'setFrameVisibility', layoutId, frameIds: ['shape'], value: false };
    const all = { resizeAllowed: true, rotationAllowed: true };
    expect(told('shape', all, hidden)).toMatch(/can’t be changed in this way/);
  });

  it('S11.11 a crop needs the right to crop', () => {
    const placement = resolveLayout(sampleDocument(), layoutId).placements.get('picture');
    const value = { ...NEW_FIT, ...placement?.fit, mode: 'manualCrop' as const };
    const crop: Operation = { kind: 'setImageFit', layoutId, frameIds: ['picture'], value };
    expect(told('picture', {}, crop)).toMatch(/can’t be cropped/);
    expect(told('picture', { cropAllowed: true }, crop)).toBeUndefined();
  });
});

/** A text of 12 points that a user may rewrite, with a colour, a style and sizes to choose from. */
const RIGHTS: Partial<FrameConstraints> = {
  textEditingAllowed: true,
  colorIds: ['sea'],
  paragraphStyleIds: ['loud'],
  fontSizeMin: 8,
  fontSizeMax: 24,
};
const frameId = 'words';
const range = { from: { paragraph: 0, offset: 0 }, to: { paragraph: 0, offset: 3 } };
const plain: Operation = {
  kind: 'setText',
  frameId,
  paragraphs: [{ runs: [{ type: 'text', text: 'Hello' }] }],
};

/** Returns the refusal of a user's operations on the text `Hello`. */
function toldOfText(rights: Partial<FrameConstraints>, ...operations: Operation[]) {
  const made = edit({ ...sampleDocument(), constraints: { frames: {} } }, [
    plain,
    { kind: 'setFrameConstraints', frameIds: [frameId], constraints: { ...ALL_OFF, ...rights } },
  ]);
  if (!made.ok) throw new Error(made.refusal.message);
  const changed = edit(made.value.document, operations);
  if (!changed.ok) throw new Error(changed.refusal.message);
  return refusalToUser(made.value.document, changed.value.document);
}

const styled = (format: CharacterFormat): Operation => ({ kind: 'setTextStyle', frameId, range, format });
const coloured = (colorId: string) =>
  styled({ color: { applied: true, color: { type: 'brandKit', colorId, opacity: 1 } } });

describe('the rights of a user on a text', () => {
  it('S11.12 words are written when text may be edited', () => {
    const typed: Operation = { kind: 'replaceText', frameId, range, text: 'Bye' };
    expect(toldOfText({}, typed)).toBe('Headline has a text that can’t be edited.');
    expect(toldOfText({ textEditingAllowed: true }, typed)).toBeUndefined();
  });

  it('S11.12 a size outside the limits is refused with both limits; others are accepted', () => {
    expect(toldOfText(RIGHTS, styled({ fontSize: 30 }))).toBe('Headline needs a size between 8 and 24 pt.');
    expect(toldOfText(RIGHTS, styled({ fontSize: 7 }))).toBe('Headline needs a size between 8 and 24 pt.');
    expect(toldOfText(RIGHTS, styled({ fontSize: 24 }))).toBeUndefined();
    expect(toldOfText({ textEditingAllowed: true, fontSizeMin: 8 }, styled({ fontSize: 7 }))).toBe(
      'Headline needs a size of at least 8 pt.',
    );
    expect(toldOfText({ textEditingAllowed: true }, styled({ fontSize: 13 }))).toMatch(/are offered/);
  });

  it('S11.12 only offered colours and styles are accepted', () => {
    const style = (paragraphStyleId: string): Operation => ({
      kind: 'setParagraphStyle',
      frameId,
      from: 0,
      to: 0,
      paragraphStyleId,
    });
    expect(toldOfText(RIGHTS, coloured('sea'))).toBeUndefined();
    expect(toldOfText(RIGHTS, coloured('sand'))).toMatch(/only the styles and colours that are offered/);
    expect(toldOfText(RIGHTS, style('loud'))).toBeUndefined();
    expect(toldOfText(RIGHTS, style('quiet'))).toMatch(/are offered/);
    expect(toldOfText(RIGHTS, styled({ underline: true }))).toMatch(/are offered/);
  });
});
