import {
  newBarcode,
  newBarcodeFrame,
  newDocument,
  newImageFrame,
  newPlacement,
  newShapeFrame,
  newTextFrame,
  newVariable,
  type Document,
} from '@/engine/document';
import { NEW_LAYOUT } from '@/engine/document/schema/layout';
import { ALL_OFF } from '@/engine/document/schema/constraints';

/** An empty A4 template with the page `page` and the layout `a4`. */
export const emptyDocument = (): Document =>
  newDocument({ pageId: 'page', layoutId: 'a4', sdkVersion: '1.42.3', engineVersion: '2.18.1' });

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/**
 * A template with a frame of each kind, a layout with a child `half` and a grandchild `quarter`, a separate top layout
 * `screen`, variables in a group, an action and constraints.
 */
export function sampleDocument(): Document {
  const empty = emptyDocument();
  const { a4 } = empty.layouts.items;
  const { page } = empty.pages.items;
  if (a4?.type !== 'top' || !page) throw new Error('The empty document has another shape.');
  const child = { ...NEW_LAYOUT, type: 'child', placements: {}, crops: {} } as const;
  return {
    ...empty,
    pages: {
      order: ['page', 'back'],
      items: {
        page: {
          ...page,
          frames: {
            order: ['shape', 'picture', 'words', 'code'],
            items: {
              shape: newShapeFrame('Ground'),
              picture: { ...newImageFrame('Picture'), source: { type: 'variable', variableId: 'photo' } },
              words: {
                ...newTextFrame('Headline', 'Hello '),
                paragraphs: [
                  {
                    runs: [
                      { type: 'text', text: 'Hello ' },
                      { type: 'variable', variableId: 'who' },
                    ],
                  },
                ],
              },
              code: newBarcodeFrame('Code'),
            },
          },
        },
        back: { ...page, name: 'Page 2', frames: { order: [], items: {} } },
      },
    },
    layouts: {
      order: ['a4', 'half', 'quarter', 'screen'],
      items: {
        a4: {
          ...a4,
          placements: {
            shape: newPlacement('shape', box(10, 20, 100, 50)),
            picture: newPlacement('image', box(20, 90, 60, 40)),
            words: newPlacement('text', box(20, 150, 120, 30)),
            code: newPlacement('barcode', box(150, 260, 40, 20)),
          },
          crops: { picture: { 'media:one': CROP } },
          barcodes: { code: newBarcode('code128', 'mm') },
        },
        half: {
          ...child,
          name: 'Half',
          parentId: 'a4',
          settings: { width: 105 },
          overrides: { words: { x: 5 } },
          barcodes: { code: newBarcode('qr', 'mm') },
        },
        quarter: {
          ...child,
          name: 'Quarter',
          parentId: 'half',
          settings: {},
          overrides: {},
          barcodes: { code: newBarcode('ean13', 'mm') },
        },
        screen: {
          ...a4,
          name: 'Screen',
          settings: { ...a4.settings, intent: 'digitalAnimated', unit: 'px', width: 600, height: 400 },
        },
      },
    },
    variables: {
      order: ['people', 'who', 'photo', 'price'],
      items: {
        people: { type: 'group', name: 'People' },
        who: { ...newVariable('Who'), parentId: 'people' },
        photo: newVariable('Photo', 'image'),
        price: {
          ...newVariable('Price', 'number'),
          visibility: {
            type: 'conditional',
            layouts: [{ layoutId: 'half', includeChildren: true }],
            comparisons: [{ variableId: 'who', operator: '=', value: 'Ann' }],
          },
        },
      },
    },
    actions: {
      order: ['start'],
      items: {
        start: {
          name: 'Start',
          triggers: [{ event: 'documentLoaded' }, { event: 'variableValueChanged', variableIds: ['who'] }],
          script: 'setFrameX("Headline", 10)',
        },
      },
    },
    constraints: { frames: { words: { ...ALL_OFF, resizeAllowed: true } } },
  };
}

const CROP = {
  left: 0,
  top: 0,
  width: 60,
  height: 40,
  rotationDegrees: 0,
  originalParentWidth: 60,
  originalParentHeight: 40,
};

/** A copy of a document that may be damaged. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Tests damage it in ways no type allows.
export const damage = (document: Document, change: (copy: any) => void): unknown => {
  const copy = structuredClone(document);
  change(copy);
  return copy;
};
