import ts from 'typescript';

/** A comment of a source file: one block, or adjacent lines of `//`. */
export interface Comment {
  /** Counted from 1. */
  readonly line: number;
  /** Without comment marks, on one line. */
  readonly text: string;
}

/** Directives for tools are not sentences. */
const DIRECTIVE = /^(?:eslint|@ts-|@vitest|v8 |c8 |istanbul|prettier|\/ *<reference|#__)/;

/** Reads the comments of a TypeScript file. Takes time linear in its length. */
export function readComments(path: string, text: string): Comment[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.JsxText && node.getChildCount(source) === 0)
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ])
        ranges.set(range.pos, range);
    node.getChildren(source).forEach(visit);
  };
  visit(source);

  const comments: { line: number; last: number; text: string; isBlock: boolean }[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const isBlock = kind === ts.SyntaxKind.MultiLineCommentTrivia;
    const line = source.getLineAndCharacterOfPosition(pos).line + 1;
    const last = source.getLineAndCharacterOfPosition(end).line + 1;
    const words = isBlock
      ? text
          .slice(pos + 2, end - 2)
          .replace(/^\*/, '')
          .replace(/^[ \t]*\*/gm, ' ')
      : text.slice(pos + 2, end);
    const plain = words.replace(/\s+/g, ' ').trim();
    const before = comments.at(-1);
    if (!isBlock && before && !before.isBlock && before.last === line - 1) {
      before.text += ` ${plain}`;
      before.last = last;
    } else comments.push({ line, last, text: plain, isBlock });
  }
  return comments
    .filter((comment) => comment.text !== '' && !DIRECTIVE.test(comment.text))
    .map(({ line, text: words }) => ({ line, text: words }));
}
