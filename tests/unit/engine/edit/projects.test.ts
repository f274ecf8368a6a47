import { describe, expect, it } from 'vitest';
import { newVariable, type Document, type FrameConstraints, type VariableOf } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { refusalOfProject, type Operation } from '@/engine/edit';
import { damage, sampleDocument } from '../support/sampleDocument';
import { after, afterOn } from './support/edited';

type Change = Parameters<typeof damage>[1];

/** Returns the refusal of a save with this change to the template. */
const changed = (change: Change, start = sampleDocument()) =>
  refusalOfProject(start, damage(start, change) as Document);
const told = (start: Document, ...operations: Operation[]) =>
  refusalOfProject(start, afterOn(start, ...operations));
const letting = (frameId: string, rights: Partial<FrameConstraints>): Document => ({
  ...sampleDocument(),
  constraints: { frames: { [frameId]: { ...ALL_OFF, ...rights } } },
});
const ofTemplate = (what: string) => `A project can’t change ${what} of its template.`;

describe('a project has of its template', () => {
  it.each<[string, Change]>([
    ['the variables', ({ variables }) => variables.order.reverse()],
    ['more than the value of the variable Who', ({ variables }) => delete variables.items.who],
    ['more than the value of the variable People', ({ variables }) => (variables.items.people.name = 'New')],
    ['more than the value of the variable Price', ({ variables }) => (variables.items.price.label = 'Cost')],
    ['the pages', ({ pages }) => pages.order.reverse()],
    ['the page Page 2', ({ pages }) => (pages.items.back.name = 'New')],
    ['the page Page 2', ({ pages }) => (pages.items.back.isVisible = false)],
    ['the frames', ({ pages }) => pages.items.page.frames.order.reverse()],
    ['the layouts', ({ layouts }) => layouts.order.reverse()],
    ['the layout Half', ({ layouts }) => (layouts.items.half.name = 'New')],
    ['the layout Half', ({ layouts }) => (layouts.items.half.settings.unit = 'px')],
    ['the layout Screen', ({ layouts }) => (layouts.items.screen.settings.timelineLengthMs = 1)],
    ['which frames a layout shows', ({ layouts }) => delete layouts.items.a4.placements.shape],
    ['the actions', ({ actions }) => (actions.items.start.script = '')],
    ['the connectors', ({ connectors }) => connectors.order.push('new')],
    ['what users may do', ({ constraints }) => (constraints.frames = {})],
    ['the brand kit', ({ brandKit }) => (brandKit.name = 'New')],
  ])('S11.11 %s', (what, change) => {
    expect(changed(change)).toBe(ofTemplate(what));
  });
});

describe('the values of a project', () => {
  it('S11.11 are its own: of texts, numbers, pictures and lists', () => {
    const list = {
      ...newVariable('Size', 'list'),
      items: [{ value: 's' }, { value: 'm' }],
    } as VariableOf<'list'>;
    const start = after({ kind: 'addVariable', variableId: 'size', variable: list });
    const set = (change: Change) => changed(({ variables }) => change(variables.items), start);
    expect(set(({ size }) => (size.selected = 'm'))).toBeUndefined();
    expect(set(({ price }) => (price.value = 12))).toBeUndefined();
    expect(set(({ photo }) => (photo.value = { connectorId: 'media', assetId: 'one' }))).toBeUndefined();
    expect(set(({ size }) => size.items.pop())).toBe(ofTemplate('more than the value of the variable Size'));
  });

  it('S11.11 exclude data sources', () => {
    const rows = newVariable('Rows', 'dataSource');
    const start = after({ kind: 'addVariable', variableId: 'rows', variable: rows });
    expect(changed(({ variables }) => (variables.items.rows.value = 'x'), start)).toBe(
      ofTemplate('more than the value of the variable Rows'),
    );
  });
});

describe('the frames of a project', () => {
  it('S11.11 are named in the refusal of a change', () => {
    const typed: Operation = { kind: 'setRunText', frameId: 'words', paragraph: 0, run: 0, text: 'Bye ' };
    expect(told(sampleDocument(), typed)).toBe('Headline has a text that can’t be edited.');
    const fill: Operation = { kind: 'setShapeFill', frameId: 'shape', fill: { type: 'none' } };
    expect(told(sampleDocument(), fill)).toBe('Ground can’t be changed in this way.');
  });

  it('S11.11 are checked in every layout, including what a child inherits', () => {
    const moved = (layoutId: string): Operation => ({
      kind: 'moveFrames',
      layoutId,
      frameIds: ['shape'],
      by: { x: 1, y: 0 },
    });
    for (const layoutId of ['a4', 'half', 'quarter']) {
      expect(told(sampleDocument(), moved(layoutId))).toBe('Ground can’t be moved across.');
      expect(told(letting('shape', { horizontalMoveAllowed: true }), moved(layoutId))).toBeUndefined();
    }
  });

  it('S11.11 can be cropped only with the right', () => {
    const crop: Operation = {
      kind: 'setCrop',
      layoutId: 'a4',
      frameId: 'picture',
      asset: 'media:one',
      crop: null,
    };
    expect(told(sampleDocument(), crop)).toBe('Picture can’t be cropped.');
    expect(told(letting('picture', { cropAllowed: true }), crop)).toBeUndefined();
    expect(told(letting('shape', { cropAllowed: true }), crop)).toBe('Picture can’t be cropped.');
  });
});

describe('the size of a layout in a project', () => {
  const limits = { enabled: true, constraintMode: 'none', minHeight: 100, maxWidth: 500 } as const;
  const resizable = (layoutId: string) =>
    after({ kind: 'setLayoutOptions', layoutId, options: { resizableByUser: limits } });
  const resized = (layoutId: string, width: number, height: number): Operation => ({
    kind: 'resizeLayout',
    layoutId,
    width,
    height,
  });

  it('S11.11 is within the limits on both sides', () => {
    const start = resizable('half');
    expect(told(start, resized('half', 500, 100))).toBeUndefined();
    expect(told(start, resized('half', 501, 100))).toBe(
      'The layout Half can’t have this size. At most 500 mm.',
    );
    expect(told(start, resized('half', 500, 99))).toBe(
      'The layout Half can’t have this size. At least 100 mm.',
    );
  });

  it('S11.11 may change with its children, but not with its parents', () => {
    expect(told(resizable('a4'), resized('a4', 300, 300))).toBeUndefined();
    expect(told(resizable('a4'), resized('a4', 300, 300), resized('half', 50, 50))).toBe(
      'The layout Half can’t be resized.',
    );
    const moved: Operation = { kind: 'moveFrames', layoutId: 'a4', frameIds: ['shape'], by: { x: 1, y: 0 } };
    expect(told(resizable('half'), moved)).toBe('Ground can’t be moved across.');
  });
});
