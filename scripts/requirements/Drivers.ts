import ts from 'typescript';
import type { Reach } from './Reach';
import { topOf, type Sources } from './sources';
import { Subjects, type Subject } from './Subjects';
import { findTests, type WrittenTest } from './testCalls';

/** A test with its name in a report. */
export interface NamedTest {
  title: string;
  /** Relative to the repository's root; undefined when the report lacks it. */
  file: string | undefined;
}

/** Tests through a browser or HTTP always drive the running product. */
const WHOLE = /^tests\/(e2e|contract|security)\//;
const BY_IMPORT = /^(tests\/(unit|browser)|stories)\//;

/** Why a test does not drive the product; undefined when it does. */
type Objection = string | undefined;

/** Decides whether a test drives code that a screen, a call or the platform reaches. */
export class Drivers {
  readonly #sources: Sources;
  readonly #reach: Reach;
  readonly #subjects: Subjects;
  readonly #tests = new Map<string, WrittenTest[]>();
  readonly #objections = new Map<ts.Node, Objection>();

  constructor(sources: Sources, reach: Reach) {
    this.#sources = sources;
    this.#reach = reach;
    this.#subjects = new Subjects(sources);
  }

  /** Returns why a test does not count; undefined when it drives the product. */
  objectionTo({ title, file }: NamedTest): Objection {
    if (file === undefined) return 'its report does not say where it stands';
    if (WHOLE.test(file)) return undefined;
    if (!BY_IMPORT.test(file)) return 'it looks at sources, pictures or builds';
    if (file.startsWith('stories/')) return this.#objectionToStories(file);
    const written = this.#testsOf(file).filter((test) => test.title.test(title));
    if (written.length === 0) return 'no test of this title is written in its file';
    for (const { node } of written) {
      const objection = this.#objectionToCode(node, node);
      if (objection) return objection;
    }
    return undefined;
  }

  #testsOf(file: string): WrittenTest[] {
    const known = this.#tests.get(file) ?? findTests(this.#sources.file(file));
    this.#tests.set(file, known);
    return known;
  }

  /** The component of a file of stories; without one, the components its stories render. */
  #objectionToStories(path: string): Objection {
    const file = this.#sources.file(path);
    const component = componentOf(file);
    return component
      ? this.#objectionToCode(component, component)
      : this.#objectionToCode(file, ...file.statements);
  }

  #objectionToCode(key: ts.Node, ...code: readonly ts.Node[]): Objection {
    if (!this.#objections.has(key)) this.#objections.set(key, this.#judge(this.#subjects.of(...code)));
    return this.#objections.get(key);
  }

  #judge({ called, members }: Subject): Objection {
    if (called.size === 0) return 'it calls nothing of the product';
    const idle = [...called].filter((declaration) => !this.#reach.has(declaration));
    const unused = [...members].filter(
      (member) => !this.#reach.uses(member) && !this.#isPartOf(member, called),
    );
    const names = [...idle, ...unused].map(
      (declaration) => `${nameOf(declaration)} (${this.#sources.pathOf(declaration)})`,
    );
    return names.length > 0 ? `nothing that runs uses ${[...new Set(names)].join(', ')}` : undefined;
  }

  /** A method of a running class counts as running: libraries often call it. */
  #isPartOf(member: ts.Declaration, called: ReadonlySet<ts.Node>): boolean {
    return (
      ts.isClassDeclaration(member.parent) && called.has(topOf(member)) && this.#reach.has(topOf(member))
    );
  }
}

function componentOf(file: ts.SourceFile): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'meta') {
      const value = node.initializer && bare(node.initializer);
      if (value && ts.isObjectLiteralExpression(value))
        found = value.properties.find((property) => property.name?.getText() === 'component');
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function bare(expression: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)
    ? bare(expression.expression)
    : expression;
}

function nameOf(declaration: ts.Declaration): string {
  return ts.getNameOfDeclaration(declaration)?.getText() ?? 'something without a name';
}
