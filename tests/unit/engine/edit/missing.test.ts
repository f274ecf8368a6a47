import { describe, expect, it } from 'vitest';
import { newBarcode, newShapeFrame, newPlacement, newVariable } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, refusalOf } from './support/edited';

const layoutId = 'gone';
const frameIds = ['gone'];
const { a4 } = sampleDocument().layouts.items;
const action = { name: 'Other', triggers: [], script: '' };
const connector = { name: 'Data', source: { type: 'local', url: '' }, options: {}, mappings: [] } as const;
const placement = newPlacement('shape', { x: 1, y: 2, width: 3, height: 4 });
const shape = { frame: newShapeFrame('New'), placement };

describe('an operation on a missing object', () => {
  it.each<[string, Operation]>([
    ['layout gone', { kind: 'renameLayout', layoutId, name: 'New' }],
    ['layout gone', { kind: 'selectLayout', layoutId }],
    ['layout gone', { kind: 'resizeLayout', layoutId, width: 1, height: 1 }],
    ['layout gone', { kind: 'setTimelineLength', layoutId, timelineLengthMs: 1 }],
    ['layout gone', { kind: 'moveFrames', layoutId, frameIds: ['shape'], by: { x: 0, y: 0 } }],
    ['layout constructor', { kind: 'renameLayout', layoutId: 'constructor', name: 'New' }],
    ['page gone', { kind: 'renamePage', pageId: 'gone', name: 'New' }],
    ['frame gone', { kind: 'renameFrame', frameId: 'gone', name: 'New' }],
    ['frame gone', { kind: 'arrangeFrames', pageId: 'page', frameIds, to: 0 }],
    ['frame gone', { kind: 'lockFrames', frameIds, isLocked: true }],
    ['variable gone', { kind: 'renameVariable', variableId: 'gone', name: 'New' }],
    ['variable gone', { kind: 'setVariable', variableId: 'gone', variable: newVariable('New') }],
    ['variable gone', { kind: 'deleteVariable', variableId: 'gone' }],
    ['action gone', { kind: 'setAction', actionId: 'gone', action }],
    ['item gone', { kind: 'moveAction', actionId: 'gone', to: 0 }],
    ['item gone', { kind: 'deleteAction', actionId: 'gone' }],
    ['connector gone', { kind: 'setConnector', connectorId: 'gone', connector }],
    ['item gone', { kind: 'deleteConnector', connectorId: 'gone' }],
    ['guide gone', { kind: 'moveGuide', layoutId: 'a4', guideId: 'gone', at: 0 }],
    ['guide gone', { kind: 'removeGuides', layoutId: 'a4', guideIds: ['gone'] }],
    ['group gone', { kind: 'renameGroup', groupId: 'gone', name: 'New' }],
  ])('says that there is no %s', (what, operation) => {
    expect(edit(sampleDocument(), [operation])).toEqual({
      ok: false,
      refusal: { pointer: '/0', message: `There is no ${what}.` },
    });
  });

  it.each<[string, Operation]>([
    [
      'Screen does not draw shape.',
      { kind: 'setFrameVisibility', layoutId: 'screen', frameIds: ['shape'], value: false },
    ],
    ['Half does not draw gone.', { kind: 'rotateFrames', layoutId: 'half', frameIds, value: 1 }],
    [
      'There is no frame shape in this layout.',
      { kind: 'moveFrames', layoutId: 'screen', frameIds: ['shape'], by: { x: 1, y: 1 } },
    ],
    [
      'This layout does not draw the barcode.',
      {
        kind: 'setBarcodeSettings',
        layoutId: 'screen',
        frameId: 'code',
        settings: newBarcode('qr', 'px'),
      },
    ],
    ['A4 inherits nothing.', { kind: 'resetLayout', layoutId: 'a4' }],
    ['A4 inherits nothing.', { kind: 'resetFrames', layoutId: 'a4', frameIds: ['shape'] }],
  ])('of a layout is refused: %s', (message, operation) => {
    expect(refusalOf(operation)).toBe(message.replace('A4', a4?.name ?? ''));
  });

  it.each<[string, Operation]>([
    ['Ground is no text frame.', { kind: 'setText', frameId: 'shape', paragraphs: [{ runs: [] }] }],
    ['Ground is no image frame.', { kind: 'setImageSource', frameId: 'shape', source: { type: 'none' } }],
    [
      'Headline is no image frame.',
      { kind: 'setCrop', layoutId: 'a4', frameId: 'words', asset: 'media:one', crop: null },
    ],
    [
      'Ground is no barcode frame.',
      { kind: 'setBarcodeValue', frameId: 'shape', value: { type: 'fixed', value: '1' } },
    ],
    [
      'Ground is no barcode frame.',
      { kind: 'setBarcodeSettings', layoutId: 'a4', frameId: 'shape', settings: newBarcode('qr', 'mm') },
    ],
  ])('of another type is refused: %s', (message, operation) => {
    expect(refusalOf(operation)).toBe(message);
  });
});

describe('a used id', () => {
  it.each<[string, Operation]>([
    ['page', { kind: 'addPage', pageId: 'page', name: 'New' }],
    ['half', { kind: 'addChildLayout', layoutId: 'half', parentId: 'a4', name: 'New' }],
    ['half', { kind: 'duplicateLayout', layoutId: 'a4', newLayoutId: 'half', name: 'New' }],
    ['code', { kind: 'addFrame', layoutId: 'a4', pageId: 'page', frameId: 'code', ...shape }],
    ['who', { kind: 'addVariable', variableId: 'who', variable: newVariable('New') }],
    ['start', { kind: 'addAction', actionId: 'start', action }],
  ])('is refused: %s', (id, operation) => {
    expect(refusalOf(operation)).toBe(`There is an item ${id} already.`);
  });
});

describe('items with an order', () => {
  const added = (actionId: string, at?: number): Operation => ({
    kind: 'addAction',
    actionId,
    action: { ...action, name: actionId },
    ...(at !== undefined && { at }),
  });

  it('are added last or at a position, moved, and removed', () => {
    const three = [added('last'), added('first', 0)];
    expect(after(...three).actions.order).toEqual(['first', 'start', 'last']);
    const moved = after(...three, { kind: 'moveAction', actionId: 'first', to: 1 });
    expect(moved.actions.order).toEqual(['start', 'first', 'last']);
    const { order, items } = after(...three, { kind: 'deleteAction', actionId: 'start' }).actions;
    expect(order).toEqual(['first', 'last']);
    expect(Object.keys(items).sort()).toEqual(['first', 'last']);
  });
});
