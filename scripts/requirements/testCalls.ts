import ts from 'typescript';

/** A test in its source: a pattern of its reported title, and its code. */
export interface WrittenTest {
  /** Matches its reported titles, including those of its groups. */
  title: RegExp;
  node: ts.CallExpression;
}

const GROUPS = ['describe', 'suite'];
const TESTS = ['it', 'test'];

/** Finds the tests of a file; each table counts as one. */
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

/** Returns `it` for `it(…)`, `it.each(…)(…)` and `it.skip(…)`. */
function calledName(call: ts.CallExpression): string | undefined {
  let callee: ts.Expression = call.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return undefined;
  }
  return [...GROUPS, ...TESTS].includes(callee.text) ? callee.text : undefined;
}

/** `it.each(table)` has neither a title nor a body; the call of its result has both. */
function hasBody(call: ts.CallExpression): boolean {
  return call.arguments.slice(1).some((part) => ts.isFunctionLike(part) || ts.isIdentifier(part));
}

const ANYTHING = '.*?';

/** Builds a pattern of a reported title: inserted values match anything. */
function patternOf(title: ts.Expression): string {
  if (ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title))
    return patternOfText(title.text);
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
      .map(patternOfText)
      .join(ANYTHING);
  return ANYTHING;
}

/** Builds a pattern of a text in which a table of tests inserts its values. */
function patternOfText(text: string): string {
  return text
    .split(/%[sdifjoO#$%]|\$[\w.]+/)
    .map(escape)
    .join(ANYTHING);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
