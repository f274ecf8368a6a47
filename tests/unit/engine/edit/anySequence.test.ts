import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBarcodeFrame, newPlacement, readDocument, type Document } from '@/engine/document';
import { edit, OPERATIONS, revert, type Change, type Operation, type OperationName } from '@/engine/edit';
import { arbitraryOf } from '../support/arbitraryOf';
import { sampleDocument } from '../support/sampleDocument';

const layouts = ['a4', 'half', 'quarter', 'screen', 'new1'];
const frames = ['shape', 'picture', 'words', 'code', 'new2'];
const groups = ['pair', 'all', 'new9'];
const variables = ['people', 'who', 'photo', 'price', 'new3'];
const POOLS = {
  layoutId: layouts,
  newLayoutId: ['new1', 'new4'],
  parentId: [...layouts, ...variables],
  frameId: frames,
  place: frames,
  groupId: groups,
  member: [...frames, ...groups],
  guideId: ['edge', 'new10'],
  pageId: ['page', 'back', 'new5'],
  newPageId: ['new5', 'new8'],
  variableId: variables,
  actionId: ['start', 'new6'],
  connectorId: ['new7'],
  colorId: ['red', 'blue'],
  styleId: ['body', 'title'],
  paragraphStyleId: ['body', 'title'],
  characterStyleId: ['strong'],
  themeId: ['dark'],
  gradientId: ['fade'],
  asset: ['media:one', 'media:two'],
  property: ['x', 'width', 'anchoring'],
};

const names = Object.keys(OPERATIONS) as OperationName[];

const { brandKit } = sampleDocument();
const dark = { name: 'Dark', colors: {}, paragraphStyles: {}, characterStyles: {}, media: {} };
const kit = { ...brandKit, themes: { order: ['dark'], items: { dark } } };
const connector = { name: 'Data', source: { type: 'local', url: '' }, options: {}, mappings: [] } as const;

/**
 * Within the text of the sample, `Hello ` and a variable, and beyond it, where earlier operations may have added more.
 */
const RANGES = [
  { from: { paragraph: 0, offset: 0 }, to: { paragraph: 0, offset: 0 } },
  { from: { paragraph: 0, offset: 2 }, to: { paragraph: 0, offset: 7 } },
  { from: { paragraph: 0, offset: 1 }, to: { paragraph: 1, offset: 1 } },
];

/** Operations that random values would hardly reach. */
const EXAMPLES: readonly Operation[] = [
  {
    kind: 'addFrame',
    layoutId: 'half',
    pageId: 'back',
    frameId: 'new2',
    frame: newBarcodeFrame('New'),
    placement: newPlacement('barcode', { x: 1, y: 2, width: 30, height: 20 }),
  },
  { kind: 'setText', frameId: 'words', paragraphs: [{ runs: [{ type: 'text', text: 'Good night' }] }] },
  { kind: 'setRunText', frameId: 'words', paragraph: 0, run: 0, text: 'Good morning ' },
  { kind: 'setParagraphStyle', frameId: 'words', from: 0, to: 0, format: { textAlign: 'center' } },
  {
    kind: 'setTextStyle',
    frameId: 'words',
    range: { from: { paragraph: 0, offset: 1 }, to: { paragraph: 0, offset: 3 } },
    format: { underline: true },
  },
  { kind: 'arrangeFrames', pageId: 'page', frameIds: ['code', 'shape'], to: 1 },
  {
    kind: 'duplicatePage',
    pageId: 'page',
    newPageId: 'new8',
    name: 'Copy',
    frameIds: { shape: 'shape8', picture: 'picture8', words: 'words8', code: 'code8' },
  },
  {
    kind: 'groupFrames',
    pageId: 'page',
    groupId: 'pair',
    name: 'Pair',
    members: ['shape', 'words'],
  },
  { kind: 'groupFrames', pageId: 'page', groupId: 'all', name: 'All', members: ['pair', 'code'] },
  { kind: 'moveIntoGroup', pageId: 'page', groupId: 'pair', members: ['picture'] },
  { kind: 'addGuide', layoutId: 'a4', guideId: 'edge', guide: { axis: 'x', at: 20 } },
  { kind: 'moveGuide', layoutId: 'a4', guideId: 'edge', at: 30 },
  { kind: 'removeGuides', layoutId: 'a4', guideIds: ['edge'] },
  ...RANGES.flatMap((range): Operation[] => [
    { kind: 'replaceText', frameId: 'words', range, text: 'One\nTwo' },
    { kind: 'replaceText', frameId: 'words', range, text: '' },
    {
      kind: 'insertParagraphs',
      frameId: 'words',
      range,
      paragraphs: [{ runs: [{ type: 'variable', variableId: 'price' }] }, { runs: [], format: {} }],
    },
  ]),
  { kind: 'importBrandKit', brandKit: kit },
  { kind: 'syncBrandKit', brandKit: kit },
  { kind: 'addConnector', connectorId: 'new7', connector },
  { kind: 'addAction', actionId: 'new6', action: { name: 'Second', triggers: [], script: '' } },
];

/** Operations of one kind, mostly on objects of the sample. */
function operationsOf(kind: OperationName): Arbitrary<Operation> {
  const any = arbitraryOf(OPERATIONS[kind].schema, POOLS).map(
    (payload) => ({ kind, ...(payload as object) }) as Operation,
  );
  const examples = EXAMPLES.filter((example) => example.kind === kind);
  return examples.length === 0 ? any : fc.oneof(any, fc.constantFrom(...examples));
}

const anyOperation = fc.oneof(...names.map(operationsOf));

/** Returns the fault of a document as on opening it. */
function faultOf(document: Document) {
  const result = readDocument(document);
  return result.ok ? undefined : result.refusal;
}

/** Applies the possible ones of a list of operations, one by one. */
function doAll(document: Document, operations: readonly Operation[]) {
  const inverses: Change[] = [];
  let now = document;
  for (const operation of operations) {
    const result = edit(now, [operation]);
    if (!result.ok) continue;
    now = result.value.document;
    inverses.push(result.value.inverse);
  }
  return { document: now, inverses };
}

describe('any sequence of operations', () => {
  const start = sampleDocument();

  it('S5.06 S5.13 S5.27 S5.32 leaves a document that can be opened, and undoes to the exact start', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 20 }), (operations) => {
        const { document, inverses } = doAll(start, operations);
        expect(faultOf(document)).toBeUndefined();
        const back = inverses.reduceRight((now, inverse) => revert(now, inverse).document, document);
        expect(back).toEqual(start);
      }),
      { numRuns: 150 },
    );
  });

  it('can be redone after it was undone', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 5 }), (operations) => {
        const result = edit(start, operations);
        if (!result.ok) return;
        const undone = revert(result.value.document, result.value.inverse);
        expect(undone.document).toEqual(start);
        expect(revert(undone.document, undone.inverse).document).toEqual(result.value.document);
      }),
      { numRuns: 100 },
    );
  });

  it('does not change its original document', () => {
    const untouched = structuredClone(start);
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 10 }), (operations) => {
        doAll(start, operations);
        expect(start).toEqual(untouched);
      }),
      { numRuns: 50 },
    );
  });

  it.each(names)('is valid for %s, which can be applied', (kind) => {
    const done = fc.sample(operationsOf(kind), { numRuns: 100, seed: 7 }).map((operation) => {
      const prepared = doAll(start, PREPARATIONS[kind] ?? []).document;
      const result = edit(prepared, [operation]);
      if (!result.ok) return false;
      expect(faultOf(result.value.document)).toBeUndefined();
      expect(revert(result.value.document, result.value.inverse).document).toEqual(prepared);
      return result.value.document !== prepared;
    });
    expect(done).toContain(true);
  });

  it('refuses every invalid operation of a script', () => {
    const anything = fc
      .record({ kind: fc.oneof(fc.constantFrom<string>(...names, 'constructor'), fc.string()) })
      .chain(({ kind }) =>
        fc.dictionary(fc.string(), fc.jsonValue()).map((payload) => ({ ...payload, kind })),
      );
    fc.assert(
      fc.property(anything, (operation) => {
        const result = edit(start, [operation as Operation]);
        expect(result.ok ? '' : result.refusal.pointer).toMatch(/^\/0/);
      }),
    );
  });
});

const example = (kind: OperationName) => EXAMPLES.filter((operation) => operation.kind === kind);

/** Operations that must precede others. */
const PREPARATIONS: Partial<Record<OperationName, readonly Operation[]>> = {
  ungroupFrames: example('groupFrames'),
  renameGroup: example('groupFrames'),
  moveIntoGroup: example('groupFrames'),
  moveGuide: example('addGuide'),
  removeGuides: example('addGuide'),
  setConnector: example('addConnector'),
  deleteConnector: example('addConnector'),
  moveAction: example('addAction'),
  switchTheme: example('syncBrandKit'),
};
