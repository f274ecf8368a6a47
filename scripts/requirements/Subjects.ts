import ts from 'typescript';
import { isMember, topOf, visitValues, type Sources } from './sources';

const PRODUCT = /^(src|platform)\//;
/** Sources of test data: the platform mocked in the browser, its data, and code generated from the contract. */
const ARRANGEMENT = /^src\/(api\/mocks|demo)\/|\.gen\.ts$/;

/** The product code that a test calls, directly or through test helpers. */
export interface Subject {
  /** Functions, classes, components and objects with functions, at the top of their files. */
  called: ReadonlySet<ts.Declaration>;
  /** Functions among the members of its objects. */
  members: ReadonlySet<ts.Declaration>;
}

/** Finds the code that tests drive. A constant is no subject: comparing it with a copy of itself proves nothing. */
export class Subjects {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Finds the calls of a piece of a test, including those of test helpers. */
  of(...nodes: readonly ts.Node[]): Subject {
    const called = new Set<ts.Declaration>();
    const members = new Set<ts.Declaration>();
    const seen = new Set<ts.Node>(nodes);
    const waiting = [...nodes];
    const look = (identifier: ts.Identifier) => {
      for (const declaration of this.#sources.declarationsOf(identifier)) {
        const path = this.#sources.pathOf(declaration);
        if (declaration.getSourceFile().isDeclarationFile || ARRANGEMENT.test(path)) continue;
        if (!PRODUCT.test(path)) {
          for (const node of this.#meantBy(declaration)) if (!seen.has(node)) waiting.push(node);
          for (const node of this.#meantBy(declaration)) seen.add(node);
        } else if (isMember(declaration)) {
          if (this.#isFunction(declaration)) members.add(declaration);
        } else if (this.#canBeCalled(declaration)) called.add(topOf(declaration) as ts.Declaration);
      }
    };
    for (let node = waiting.pop(); node; node = waiting.pop()) visitValues(node, { identifier: look });
    return { called, members };
  }

  /** Returns the code behind a name of the tests: its declaration, or its assignment before each test. */
  #meantBy(declaration: ts.Declaration): ts.Node[] {
    if (ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration)) return [declaration];
    if (ts.isBindingElement(declaration)) {
      let outer: ts.Node = declaration;
      while (
        ts.isBindingElement(outer) ||
        ts.isObjectBindingPattern(outer) ||
        ts.isArrayBindingPattern(outer)
      )
        outer = outer.parent;
      return ts.isVariableDeclaration(outer) ? [outer] : [];
    }
    if (!ts.isVariableDeclaration(declaration)) return [];
    return declaration.initializer ? [declaration] : assignmentsTo(declaration);
  }

  #isFunction(declaration: ts.Declaration): boolean {
    const type = this.#sources.checker.getTypeAtLocation(declaration);
    return this.#sources.checker.getNonNullableType(type).getCallSignatures().length > 0;
  }

  #canBeCalled(declaration: ts.Declaration): boolean {
    if (ts.isFunctionDeclaration(declaration) || ts.isClassDeclaration(declaration)) return true;
    if (!ts.isVariableDeclaration(declaration) && !ts.isBindingElement(declaration)) return false;
    const { checker } = this.#sources;
    const type = checker.getTypeAtLocation(declaration);
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return true;
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayLikeType(type)) return false;
    return type.getProperties().some((property) => {
      const [member] = property.declarations ?? [];
      const isOfLanguage = member?.getSourceFile().fileName.includes('/typescript/lib/') ?? true;
      return !isOfLanguage && checker.getTypeOfSymbol(property).getCallSignatures().length > 0;
    });
  }
}

/** Returns the values assigned to a variable without an initial one, for instance by `beforeEach`. */
function assignmentsTo(variable: ts.VariableDeclaration): ts.Node[] {
  const found: ts.Node[] = [];
  const name = variable.name.getText();
  const visit = (node: ts.Node): void => {
    const assigns =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? new RegExp(`(^|\\W)${name}(\\W|$)`).test(node.left.getText())
        : false;
    if (assigns) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(variable.getSourceFile());
  return found;
}
