import type { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { indexFrames, type Document, type Ordered } from '@/engine/document';
import { SCRIPT_SIGNATURES, type NamedKind } from '@/engine/scripts';
import { findCalledFunction } from './studioPath';

/** A node of a script's syntax tree. */
export type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

const namesIn = ({ order, items }: Ordered<{ readonly name: string }>): string[] =>
  order.flatMap((id) => items[id]?.name ?? []);

const TEXTS: readonly string[] = ['shortText', 'longText', 'richText'];

/**
 * Returns the names in a document that a parameter accepts.
 * @param list name of the list whose items are accepted
 */
export function listNames(document: Document, kind: NamedKind, list?: string): string[] {
  const { brandKit, layouts, variables } = document;
  const variablesOf = (isWanted: (type: string) => boolean) =>
    variables.order.flatMap((id) => {
      const variable = variables.items[id];
      return variable && variable.type !== 'group' && isWanted(variable.type) ? [variable.name] : [];
    });
  switch (kind) {
    case 'variable':
      return variablesOf(() => true);
    case 'textVariable':
      return variablesOf((type) => TEXTS.includes(type));
    case 'numberVariable':
    case 'booleanVariable':
    case 'dateVariable':
    case 'listVariable':
    case 'imageVariable':
      return variablesOf((type) => `${type}Variable` === kind);
    case 'listItem': {
      const variable = Object.values(variables.items).find(({ name }) => name === list);
      return variable?.type === 'list' ? variable.items.map(({ value }) => value) : [];
    }
    case 'frame':
      return [...new Set([...indexFrames(document).values()].map(({ frame }) => frame.name))];
    case 'layout':
      return namesIn(layouts);
    case 'color':
      return namesIn(brandKit.colors);
    case 'paragraphStyle':
      return namesIn(brandKit.paragraphStyles);
    case 'characterStyle':
      return namesIn(brandKit.characterStyles);
    case 'theme':
      return ['Default', ...namesIn(brandKit.themes)];
  }
}

/** The kind of name that a string contains. */
interface Named {
  readonly kind: NamedKind;
  /** The list whose items are meant, if the script names it. */
  readonly list?: string | undefined;
}

/** Returns the first argument of a call, if it is a string. */
function firstText(state: EditorState, list: SyntaxNode): string | undefined {
  const text = list.getChild('String');
  return text ? state.sliceDoc(text.from + 1, text.to - 1).replaceAll(/\\(.)/g, '$1') : undefined;
}

/** Returns the function called with these arguments. */
const findCallee = (state: EditorState, list: SyntaxNode): string | undefined => {
  const called = list.parent?.firstChild;
  return called ? findCalledFunction(state.sliceDoc(called.from, called.to)) : undefined;
};

/** Handles a string compared with the result of a call that returns an item of a list. */
function findComparedName(state: EditorState, { parent }: SyntaxNode): Named | undefined {
  const list =
    parent?.name === 'BinaryExpression' ? parent.getChild('CallExpression')?.getChild('ArgList') : null;
  const name = list && findCallee(state, list);
  if (!list || !name) return undefined;
  const isOfList = SCRIPT_SIGNATURES[name]?.parameters.length === 1;
  return isOfList ? { kind: 'listItem', list: firstText(state, list) } : undefined;
}

/** Returns the kind of name in a string: by its argument position, or by its comparison. */
export function findNameKind(state: EditorState, text: SyntaxNode): Named | undefined {
  const argument = text.parent?.name === 'ArrayExpression' ? text.parent : text;
  const list = argument.parent;
  if (list?.name !== 'ArgList') return findComparedName(state, text);
  const name = findCallee(state, list);
  if (!name) return undefined;
  let place = 0;
  for (let child = list.firstChild; child && child.from < argument.from; child = child.nextSibling)
    if (child.name === ',') place += 1;
  const kind = SCRIPT_SIGNATURES[name]?.parameters[place]?.names;
  return kind && { kind, list: firstText(state, list) };
}
