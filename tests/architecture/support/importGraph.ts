import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../../../scripts/sourceFiles';

/** Files of the console by their path from the project's root, with the files each imports, statically or on demand. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

function locate(from: string, specifier: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** Lists the imports and re-exports of a file, including dynamic ones, without type imports. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap((specifier) => locate(file, specifier) ?? []);
}

/** Reads the import graph of `src`. */
export function readImportGraph(): ImportGraph {
  return new Map(sourceFiles('src').map((file) => [file, importsOf(file)]));
}

/** Finds one cycle of the graph, as the files along it. */
export function findCircle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, trail: readonly string[]): string[] | undefined => {
    const start = trail.indexOf(file);
    if (start >= 0) return [...trail.slice(start), file];
    if (done.has(file)) return undefined;
    for (const imported of graph.get(file) ?? []) {
      const circle = follow(imported, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}
