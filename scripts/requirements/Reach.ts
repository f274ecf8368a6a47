import ts from 'typescript';
import { isMember, topOf, visitValues, type Sources } from './sources';

/** Entry modules of the product: the console, the platform and its job worker. */
export const ENTRIES = ['src/app/main.tsx', 'platform/main.ts', 'platform/worker.ts'];

/**
 * Finds the code that runs when the product starts: from its entries, through every named declaration, including
 * dynamic imports and threads. Importing a file runs its top-level code; its exports count only when used.
 */
export class Reach {
  readonly #sources: Sources;
  readonly #reached = new Set<ts.Node>();
  readonly #evaluated = new Set<ts.SourceFile>();
  readonly #members = new Set<ts.Declaration>();
  readonly #waiting: ts.Node[] = [];

  constructor(sources: Sources, entries: readonly string[] = ENTRIES) {
    this.#sources = sources;
    for (const entry of entries) this.#evaluate(sources.file(entry));
    for (let node = this.#waiting.pop(); node; node = this.#waiting.pop()) this.#follow(node);
  }

  /** Whether the product runs a top-level declaration. */
  has(declaration: ts.Node): boolean {
    return this.#reached.has(declaration);
  }

  /** Whether running code uses a member of a type or an object. */
  uses(member: ts.Declaration): boolean {
    return this.#members.has(member);
  }

  #evaluate(file: ts.SourceFile): void {
    if (this.#evaluated.has(file) || file.isDeclarationFile) return;
    this.#evaluated.add(file);
    for (const loaded of this.#sources.loadedWith(file)) this.#evaluate(loaded);
    const running = file.statements.filter((statement) => topOf(statement) === file && !declares(statement));
    this.#waiting.push(...running);
  }

  #reach(node: ts.Node): void {
    if (this.#reached.has(node)) return;
    this.#reached.add(node);
    this.#evaluate(node.getSourceFile());
    this.#waiting.push(node);
  }

  #follow(node: ts.Node): void {
    visitValues(node, {
      identifier: (identifier) => {
        for (const declaration of this.#sources.declarationsOf(identifier)) {
          if (declaration.getSourceFile().isDeclarationFile) continue;
          if (isMember(declaration)) this.#members.add(declaration);
          const top = topOf(declaration);
          if (!ts.isSourceFile(top) && !isMember(declaration)) this.#reach(top);
        }
      },
      call: (call) => {
        const loaded = this.#sources.loadedBy(call);
        if (loaded) this.#evaluate(loaded);
      },
      made: (made) => {
        for (const file of this.#sources.threadAt(made)) this.#evaluate(file);
      },
    });
  }
}

/** Whether a statement only declares: its parts are reached by name. */
function declares(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) ||
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement)
  );
}
