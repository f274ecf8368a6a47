import {
  newBarcodeFrame,
  newDocument,
  newImageFrame,
  newPlacement,
  newShapeFrame,
  newTextFrame,
  newVariable,
  type Document,
  type Frame,
} from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';

const add = (
  frameId: string,
  frame: Frame,
  [x, y, width, height]: readonly [number, number, number, number],
  pageId = 'front',
): Operation => ({
  kind: 'addFrame',
  layoutId: 'a4',
  pageId,
  frameId,
  frame,
  placement: newPlacement(frame.type, { x, y, width, height }),
});

/** Applies operations to a document. @throws Error when they are refused */
export function after(document: Document, operations: readonly Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

/** A leaflet of two pages with a child layout, a screen layout, grouped variables and an action. */
export const leaflet = (): Document =>
  after(newDocument({ pageId: 'front', layoutId: 'a4', sdkVersion: '1.42.3', engineVersion: '2.18.1' }), [
    { kind: 'addPage', pageId: 'back', name: 'Back' },
    add('ground', newShapeFrame('Ground'), [0, 0, 210, 120]),
    add('photo', newImageFrame('Photo of the speaker'), [20, 20, 80, 80]),
    add('headline', newTextFrame('Headline', 'An evening with the orchestra'), [20, 130, 170, 40]),
    add('code', newBarcodeFrame('Ticket code'), [150, 260, 40, 20]),
    add('address', newTextFrame('Address', 'Market square 1'), [20, 20, 100, 30], 'back'),
    { kind: 'addChildLayout', layoutId: 'a5', parentId: 'a4', name: 'A5' },
    { kind: 'resizeLayout', layoutId: 'a5', width: 148, height: 210 },
    {
      kind: 'addLayout',
      layoutId: 'story',
      name: 'Story',
      intent: 'digitalAnimated',
      unit: 'px',
      width: 1080,
      height: 1920,
    },
    { kind: 'addVariable', variableId: 'event', variable: { type: 'group', name: 'Event' } },
    { kind: 'addVariable', variableId: 'title', variable: { ...newVariable('Title'), parentId: 'event' } },
    {
      kind: 'addVariable',
      variableId: 'day',
      variable: { ...newVariable('Day', 'date'), parentId: 'event' },
    },
    { kind: 'addVariable', variableId: 'price', variable: newVariable('Price', 'number') },
    { kind: 'addVariable', variableId: 'speaker', variable: newVariable('Speaker', 'image') },
    { kind: 'setImageSource', frameId: 'photo', source: { type: 'variable', variableId: 'speaker' } },
    {
      kind: 'addAction',
      actionId: 'discount',
      action: {
        name: 'Show the discount',
        triggers: [{ event: 'variableValueChanged', variableIds: ['price'] }],
        script: 'setFrameVisible("Ticket code", getVariableValue("Price") < 20);',
      },
    },
  ]);
