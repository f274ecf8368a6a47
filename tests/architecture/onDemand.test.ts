import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/** The functions that load a component on demand: for parts, dialogs and whole pages. */
const WAYS = ['onDemand', 'dialogOnDemand', 'partOnDemand', 'screenOnDemand'];

/** Code loaded on demand that is no component, with the reasons. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/api/mocks/operations/fontPreview.ts': 'the painters of the engine, in mock mode alone',
  'src/api/mocks/operations/outputOperations.ts': 'the painters of the engine, in mock mode alone',
  'src/api/mocks/operations/templatePreview.ts': 'the painters of the engine, in mock mode alone',
  'src/api/mocks/readMockFont.ts': 'where files of fonts lie, in mock mode alone',
  'src/api/mocks/reportFile.ts': 'a library, in mock mode alone',
  'src/api/mocks/unpackMockFont.ts': 'a library, in mock mode alone',
  'src/app/mock/mockPlatform.ts': 'the mocks, in mock mode alone',
  'src/app/routes/pageLoaders.ts':
    'pages for the router, which fetches them before it draws; failed ones become screenOnDemand',
  'src/components/ColourInput/loadCmykConverter.ts': 'a conversion; the field says when it can’t be had',
  'src/components/DataTable/DataTable.tsx': 'a file that is written once',
  'src/domain/table-file/readTable.ts': 'the reader of workbooks; a file that can’t be read for it is told',
  'src/editor/template/panels/actions/code/loadCodeArea.ts':
    'the field for code; a plain one stands in its place until it is there, and where it can’t be had',
  'src/editor/template/useInsertDrawing.ts': 'the SVG importer; its failure is reported',
  'src/editor/template/useInsertText.ts': 'the HTML parser; its failure is reported',
  'src/engine/display/barcode/loadBarcodes.ts': 'a library that documents without barcodes do without',
  'src/engine/text/dictionary/loadWordBreaks.ts':
    'the words of scripts without spaces, where a text has such',
  'src/engine/text/hyphenation/loadHyphenation.ts': 'the patterns of the languages a text is in',
  'src/features/activity/useActivityExport.ts': 'a file that is written once',
  'src/features/users/invite/exportInvitees.ts': 'a file that is written once',
};

/** Whether a source loads code on demand without those functions. */
function loadsByItself(text: string, file: string): boolean {
  let isFound = false;
  const visit = (node: ts.Node, isWithin: boolean): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression;
      if (called.kind === ts.SyntaxKind.ImportKeyword && !isWithin) isFound = true;
      if (ts.isIdentifier(called) && called.text === 'lazy') isFound = true;
      if (ts.isIdentifier(called) && WAYS.includes(called.text)) isWithin = true;
    }
    ts.forEachChild(node, (child) => visit(child, isWithin));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), false);
  return isFound;
}

describe('code loaded late', () => {
  it('uses one way of lazy loading', () => {
    const offenders = sourceFiles('src').filter((file) => loadsByItself(readFileSync(file, 'utf8'), file));
    expect(offenders.sort()).toEqual(Object.keys(OTHERS));
  });

  it('finds code loaded in another way', () => {
    expect(loadsByItself("const Page = lazy(() => import('./Page'));", 'a.tsx')).toBe(true);
    expect(loadsByItself("void import('./file').then(save);", 'a.ts')).toBe(true);
    expect(loadsByItself("const Part = onDemand(() => import('./Part'));", 'a.ts')).toBe(false);
  });
});
