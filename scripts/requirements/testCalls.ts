import ts from 'typescript';

/** A test as it is written: what its reported title looks like, and the code that is it. */
export interface WrittenTest {
  /** Matches the titles it is reported by, its groups before it. */
  title: RegExp;
  node: ts.CallExpression;
}

const GROUPS = ['describe', 'suite'];
const TESTS = ['it', 'test'];

/** The tests of a file, each of a table one. */
export function findTests(file: ts.SourceFile): WrittenTest[] {
  const found: WrittenTest[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      const [title] = node.arguments;
      if (name && title && hasBody(node)) {
        const titles = [...groups, patternOf(title)];
        if (GROUPS.includes(name)) inner = titles;
        else found.push({ title: new RegExp(`^${titles.join(' ')}$`, 's'), node });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, []);
  return found;
}

/** `it` of `it(…)`, `it.each(…)(…)` and `it.skip(…)`. */
function calledName(call: ts.CallExpression): string | undefined {
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return undefined;
  }
  return [...GROUPS, ...TESTS].includes(callee.text) ? callee.text : undefined;
}

/** `it.each(table)` has a title no more than a body; the call of what it gives has both. */
function hasBody(call: ts.CallExpression): boolean {
  return call.arguments.slice(1).some((part) => ts.isFunctionLike(part) || ts.isIdentifier(part));
}

/** What a title is reported as, as a pattern: what is filled in while running may be anything. */
function patternOf(title: ts.Expression): string {
  const anything = '.*?';
  if (ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title))
    return title.text
      .split(/%[sdifjoO#$%]|\$[\w.]+/)
      .map(escape)
      .join(anything);
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
      .map(escape)
      .join(anything);
  return anything;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
