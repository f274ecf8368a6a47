import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

const FOLDERS = ['src/components', 'src/product', 'src/features', 'src/editor'];

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

const isConditional = (node: ts.Node) =>
  ts.isConditionalExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken);

function hasAncestor(node: ts.Node, holds: (node: ts.Node) => boolean): boolean {
  for (let above = node.parent as ts.Node | undefined; above; above = above.parent)
    if (holds(above)) return true;
  return false;
}

/** Finds the components of a file that render their children only on a condition, by name. */
function findConditionalHosts(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name || !/^[A-Z]/.test(statement.name.text))
      return [];
    let isHost = false;
    visitAll(statement, (node) => {
      if (!ts.isIdentifier(node) || node.text !== 'children' || ts.isBindingElement(node.parent)) return;
      // A name with children of its own kind, such as `item.children`, is not rendered.
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.expression.getText() !== 'props') return;
      if (hasAncestor(node, isConditional)) isHost = true;
    });
    return isHost ? [statement.name.text] : [];
  });
}

/** Finds dialogs within the children of such a component, which are missing while it renders no children. */
function findHiddenDialogs(source: ts.SourceFile, hosts: ReadonlySet<string>): string[] {
  const found: string[] = [];
  visitAll(source, (node) => {
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return;
    const name = node.tagName.getText();
    if (!/Dialogs?$/.test(name)) return;
    const isHidden = hasAncestor(
      node,
      (above) =>
        ts.isJsxElement(above) &&
        hosts.has(above.openingElement.tagName.getText()) &&
        // A dialog within another one is opened from there.
        !above.openingElement.tagName.getText().endsWith('Dialog') &&
        node.pos >= above.openingElement.end,
    );
    if (isHidden) found.push(`${source.fileName}: ${name}`);
  });
  return found;
}

const PLANTED = parse(
  'Planted.tsx',
  `function List({ count, children }) { return <ul>{count > 0 ? children : <p>Nothing</p>}</ul>; }
   export const bad = <List count={0}><li /><AddDialog /></List>;
   export const good = <><List count={0} dialogs={<AddDialog />}><li /></List><AddDialog /></>;`,
);

describe('dialogs of lists', () => {
  const files = FOLDERS.flatMap(sourceFiles).filter((path) => path.endsWith('.tsx'));
  const sources = files.map((path) => parse(path, readFileSync(path, 'utf8')));
  const hosts = new Set(sources.flatMap(findConditionalHosts));

  it('H1.01 are rendered outside the part that an empty list hides', () => {
    expect(hosts).toContain('KitSection');
    expect(sources.flatMap((source) => findHiddenDialogs(source, hosts))).toEqual([]);
  });

  it('H1.01 finds a dialog among the children of such a list', () => {
    expect(findHiddenDialogs(PLANTED, new Set(findConditionalHosts(PLANTED)))).toEqual([
      'Planted.tsx: AddDialog',
    ]);
  });
});
