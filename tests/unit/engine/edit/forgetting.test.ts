import { describe, expect, it } from 'vitest';
import {
  newPlacement,
  newShapeFrame,
  newVariable,
  type Document,
  type Trigger,
  type VariableOf,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn } from './support/edited';

const onFrame = (frameId: string) =>
  ({ type: 'end', target: { type: 'frame', frameId, edge: 'start' } }) as const;
const RELATIVE = { type: 'relative' } as const;

const anchored = (layoutId: string, horizontal: object, vertical: object): Operation =>
  ({
    kind: 'setAnchoring',
    layoutId,
    frameIds: ['picture'],
    value: { horizontal, vertical },
  }) as Operation;
const anchoringIn = ({ layouts }: Document, layoutId: string) => {
  const layout = layouts.items[layoutId];
  const own = layout?.type === 'child' ? layout.overrides : layout?.placements;
  return own?.picture?.anchoring;
};
const waitingFor = (...triggers: Trigger[]): Operation => ({
  kind: 'setAction',
  actionId: 'start',
  action: { name: 'Start', triggers, script: '' },
});
const triggersIn = ({ actions }: Document) => actions.items.start?.triggers;
const deleted = (...frameIds: string[]): Operation => ({ kind: 'deleteFrames', frameIds });

describe('a deleted frame', () => {
  it('leaves frames anchored to it in place on that axis, in the layout and in overriding children', () => {
    const document = after(
      anchored('a4', onFrame('shape'), onFrame('code')),
      anchored('half', onFrame('code'), onFrame('shape')),
      deleted('shape'),
    );
    expect(anchoringIn(document, 'a4')).toEqual({ horizontal: RELATIVE, vertical: onFrame('code') });
    expect(anchoringIn(document, 'half')).toEqual({ horizontal: onFrame('code'), vertical: RELATIVE });
  });

  it('removes an anchoring between two frames when one is deleted', () => {
    const between = { type: 'startAndEnd', start: onFrame('code').target, end: onFrame('shape').target };
    const document = after(anchored('a4', between, RELATIVE), deleted('shape'));
    expect(anchoringIn(document, 'a4')).toEqual({ horizontal: RELATIVE, vertical: RELATIVE });
  });

  it('is removed from triggers; a trigger without other frames never fires', () => {
    const document = after(
      waitingFor(
        { event: 'frameMoved', frameIds: ['shape', 'words'] },
        { event: 'frameMoved', frameIds: ['shape'] },
        { event: 'frameMoved' },
        { event: 'variableValueChanged' },
        { event: 'documentLoaded' },
      ),
      deleted('shape'),
    );
    expect(triggersIn(document)).toEqual([
      { event: 'frameMoved', frameIds: ['words'] },
      { event: 'frameMoved' },
      { event: 'variableValueChanged' },
      { event: 'documentLoaded' },
    ]);
  });

  it('is removed with its places, crops and barcodes in every layout', () => {
    const document = after(deleted('picture', 'code', 'words'));
    const { a4, half, quarter } = document.layouts.items;
    expect(Object.keys(a4?.placements ?? {})).toEqual(['shape']);
    expect(a4?.crops).toEqual({});
    for (const layout of [a4, half, quarter]) expect(layout?.barcodes).toEqual({});
    expect(half?.type === 'child' && half.overrides).toEqual({});
  });
});

describe('a deleted variable', () => {
  const uses: Operation[] = [
    { kind: 'setBarcodeValue', frameId: 'code', value: { type: 'variable', variableId: 'who' } },
    {
      kind: 'setVariable',
      variableId: 'photo',
      variable: {
        ...(newVariable('Photo', 'image') as VariableOf<'image'>),
        folder: { type: 'variable', variableId: 'who' },
        uploadFolder: { type: 'variable', variableId: 'who' },
      },
    },
  ];

  it('S8.25 leaves barcodes empty, folders unset and its image frame without a source', () => {
    const document = after(...uses.slice(0, 2), { kind: 'deleteVariable', variableId: 'who' });
    const { code } = document.pages.items.page?.frames.items ?? {};
    expect(code?.type === 'barcode' && code.value).toEqual({ type: 'fixed', value: '' });
    expect(document.variables.items.photo).toMatchObject({
      folder: { type: 'fixed', path: '' },
      uploadFolder: { type: 'fixed', path: '' },
    });
    const { picture } =
      after({ kind: 'deleteVariable', variableId: 'photo' }).pages.items.page?.frames.items ?? {};
    expect(picture?.type === 'image' && picture.source).toEqual({ type: 'none' });
  });

  it('S8.25 is removed from connector mappings and conditions', () => {
    const mapping = (name: string, variableId: string) => ({ type: 'variable', name, variableId }) as const;
    const fixed = { type: 'value', name: 'fixed', value: 1 } as const;
    const conditional = {
      type: 'conditional',
      layouts: [],
      comparisons: [
        { variableId: 'who', operator: '=', value: 'Ann' },
        { variableId: 'price', operator: '>', value: 1 },
      ],
    } as const;
    const document = after(
      {
        kind: 'addConnector',
        connectorId: 'data',
        connector: {
          name: 'Data',
          source: { type: 'local', url: '' },
          options: {},
          mappings: [mapping('one', 'who'), mapping('two', 'price'), fixed],
        },
      },
      { kind: 'setVariableVisibility', variableId: 'photo', visibility: conditional },
      { kind: 'deleteVariable', variableId: 'who' },
    );
    const unconditional = afterOn(document, { kind: 'deleteVariable', variableId: 'price' });
    expect(document.connectors.items.data?.mappings).toEqual([mapping('two', 'price'), fixed]);
    expect(document.variables.items.photo).toMatchObject({
      visibility: { ...conditional, comparisons: [{ variableId: 'price' }] },
    });
    expect(unconditional.variables.items.photo).toMatchObject({ visibility: { type: 'visible' } });
    expect(document.variables.items.price).toMatchObject({
      visibility: { type: 'conditional', layouts: [{ layoutId: 'half' }], comparisons: [] },
    });
  });

  it('S8.25 does not change uses of other variables', () => {
    const document = afterOn(after(...uses.slice(0, 2)), { kind: 'deleteVariable', variableId: 'price' });
    const before = after(...uses.slice(0, 2));
    expect(document.pages).toEqual(before.pages);
    expect(document.variables.items.photo).toEqual(before.variables.items.photo);
    expect(document.actions).toEqual(sampleDocument().actions);
    const { price } = after({ kind: 'deleteVariable', variableId: 'photo' }).variables.items;
    expect(price).toEqual(sampleDocument().variables.items.price);
  });
});

describe('a deleted layout', () => {
  it('S5.24 is removed from conditions, and variables shown only there are always visible', () => {
    const on = (...layoutIds: string[]): Operation => ({
      kind: 'setVariableVisibility',
      variableId: 'photo',
      visibility: {
        type: 'conditional',
        layouts: layoutIds.map((layoutId) => ({ layoutId, includeChildren: false })),
        comparisons: [],
      },
    });
    const shown = (...layoutIds: string[]) =>
      after(on(...layoutIds), { kind: 'deleteLayout', layoutId: 'half' }).variables.items.photo;
    expect(shown('half', 'quarter')).toMatchObject({ visibility: { type: 'visible' } });
    expect(shown('half', 'screen')).toMatchObject({
      visibility: { type: 'conditional', layouts: [{ layoutId: 'screen', includeChildren: false }] },
    });
  });

  it('S5.24 deletes the frames that only it draws, on any page', () => {
    const add = (layoutId: string, frameId: string, pageId = 'page'): Operation => ({
      kind: 'addFrame',
      layoutId,
      pageId,
      frameId,
      frame: newShapeFrame(frameId),
      placement: newPlacement('shape', { x: 1, y: 2, width: 3, height: 4 }),
    });
    const document = after(
      ...[add('half', 'here'), add('quarter', 'there', 'back'), add('screen', 'kept')],
      { kind: 'lockFrames', frameIds: ['here'], isLocked: true },
      { kind: 'deleteLayout', layoutId: 'half' },
    );
    expect(document.pages.items.page?.frames.order).toEqual(['shape', 'picture', 'words', 'code', 'kept']);
    expect(document.pages.items.back?.frames).toEqual({ order: [], items: {} });
  });

  it('S5.24 when selected is replaced by its parent, a top layout by the first remaining one', () => {
    const selected = (layoutId: string, gone: string) =>
      after({ kind: 'selectLayout', layoutId }, { kind: 'deleteLayout', layoutId: gone }).selectedLayoutId;
    expect(selected('quarter', 'half')).toBe('a4');
    expect(selected('quarter', 'quarter')).toBe('half');
    expect(selected('half', 'a4')).toBe('screen');
    expect(selected('screen', 'half')).toBe('screen');
  });
});
