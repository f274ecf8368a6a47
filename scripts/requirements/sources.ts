import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** How Vite imports the address of a thread, which runs when the importing file is used. */
const WORKER = '?worker&url';

/** All TypeScript of the repository, with queries about it. */
export class Sources {
  readonly #root: string;
  readonly #program: ts.Program;
  readonly checker: ts.TypeChecker;

  constructor(root = '.') {
    this.#root = resolve(root);
    const { config } = ts.readConfigFile(join(this.#root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, this.#root);
    this.#program = ts.createProgram(fileNames, { ...options, incremental: false });
    this.checker = this.#program.getTypeChecker();
  }

  /** Returns the file at a relative path. @throws Error when it is not in the program */
  file(path: string): ts.SourceFile {
    const file = this.#program.getSourceFile(resolve(this.#root, path));
    if (!file) throw new Error(`${path} is no source of this repository.`);
    return file;
  }

  /** Returns the relative path of a node's file, with slashes. */
  pathOf(node: ts.Node): string {
    return relative(this.#root, node.getSourceFile().fileName).replaceAll('\\', '/');
  }

  /** Returns the declarations of an identifier, through imports and re-exports. */
  declarationsOf(identifier: ts.Identifier): readonly ts.Declaration[] {
    const { parent } = identifier;
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === identifier)
      return this.#declared(this.checker.getTypeAtLocation(parent.parent).getProperty(identifier.text));
    if (ts.isShorthandPropertyAssignment(parent))
      return this.#declared(this.checker.getShorthandAssignmentValueSymbol(parent));
    return this.#declared(this.checker.getSymbolAtLocation(identifier));
  }

  /** Returns the file that a dynamic import loads, if it is in this repository. */
  loadedBy(call: ts.CallExpression): ts.SourceFile | undefined {
    const [argument] = call.arguments;
    if (call.expression.kind !== ts.SyntaxKind.ImportKeyword || !argument) return undefined;
    return this.#module(argument);
  }

  /** Returns the files of a thread whose address is built here: `new URL('./thread.mjs', import.meta.url)`. */
  threadAt(made: ts.NewExpression): ts.SourceFile[] {
    const [address, base] = made.arguments ?? [];
    if (!address || !ts.isStringLiteral(address) || base?.getText() !== 'import.meta.url') return [];
    const path = resolve(dirname(made.getSourceFile().fileName), address.text);
    const source = this.#program.getSourceFile(path);
    if (source) return [source];
    // Threads begin with JavaScript outside the program; its imports from the repository count.
    if (!path.endsWith('.mjs')) return [];
    const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
    return importedFiles.flatMap(
      ({ fileName }) => this.#program.getSourceFile(resolve(dirname(path), fileName)) ?? [],
    );
  }

  /** Returns the files that a file loads at run time, without type imports. */
  loadedWith(file: ts.SourceFile): ts.SourceFile[] {
    return file.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const isType = ts.isImportDeclaration(statement)
        ? statement.importClause?.isTypeOnly === true
        : statement.isTypeOnly;
      const loaded = statement.moduleSpecifier && !isType && this.#module(statement.moduleSpecifier);
      return loaded ? [loaded] : [];
    });
  }

  #module(specifier: ts.Expression): ts.SourceFile | undefined {
    const [path = '', isWorker] = ts.isStringLiteral(specifier) ? specifier.text.split(WORKER) : [];
    if (isWorker !== undefined)
      return this.#program.getSourceFile(`${resolve(dirname(specifier.getSourceFile().fileName), path)}.ts`);
    const declaration = this.checker.getSymbolAtLocation(specifier)?.valueDeclaration;
    return declaration && ts.isSourceFile(declaration) ? declaration : undefined;
  }

  #declared(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
    if (!symbol) return [];
    const meant = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return meant.declarations ?? [];
  }
}

/** Visits the identifiers of a node that exist at run time, without types, imports and exports. */
export function visitValues(
  node: ts.Node,
  visit: {
    identifier: (identifier: ts.Identifier) => void;
    call?: (call: ts.CallExpression) => void;
    made?: (made: ts.NewExpression) => void;
  },
): void {
  if (isErased(node)) return;
  if (ts.isIdentifier(node)) visit.identifier(node);
  if (ts.isCallExpression(node)) visit.call?.(node);
  if (ts.isNewExpression(node)) visit.made?.(node);
  ts.forEachChild(node, (child) => visitValues(child, visit));
}

/** Whether a node consists only of types. A base class exists at run time. */
function isErased(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node))
    return !ts.isHeritageClause(node.parent) || node.parent.token === ts.SyntaxKind.ImplementsKeyword;
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node)
  );
}

/** Returns the top-level declaration that contains a node, or the file itself for a plain statement. */
export function topOf(node: ts.Node): ts.Node {
  let top = node;
  while (!ts.isSourceFile(top)) {
    const { parent } = top;
    if (ts.isVariableDeclaration(top) && ts.isSourceFile(parent.parent.parent)) return top;
    if (ts.isSourceFile(parent)) return isDeclaration(top) ? top : parent;
    top = parent;
  }
  return top;
}

function isDeclaration(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
}

/** Whether a declaration is a member of a type or an object. */
export function isMember(declaration: ts.Declaration): boolean {
  return (
    ts.isPropertySignature(declaration) ||
    ts.isMethodSignature(declaration) ||
    ts.isPropertyAssignment(declaration) ||
    ts.isMethodDeclaration(declaration) ||
    ts.isShorthandPropertyAssignment(declaration) ||
    ts.isPropertyDeclaration(declaration)
  );
}
