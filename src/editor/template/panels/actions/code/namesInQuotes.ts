import type { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { indexFrames, type Document, type Ordered } from '@/engine/document';
import { SCRIPT_SIGNATURES, type NamedKind } from '@/engine/scripts';
import { functionCalled } from './studioPath';

/** A piece of a script that was read. */
export type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

const namesIn = ({ order, items }: Ordered<{ readonly name: string }>): string[] =>
  order.flatMap((id) => items[id]?.name ?? []);

const TEXTS: readonly string[] = ['shortText', 'longText', 'richText'];

/** The names in a document of what a parameter names. @param list the list whose items are meant */
export function namesOf(document: Document, kind: NamedKind, list?: string): string[] {
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

/** What a text in quotes names. */
interface Named {
  readonly kind: NamedKind;
  /** The list whose items are meant, where the script says which. */
  readonly list?: string | undefined;
}

/** The text in quotes a call begins with. */
function firstText(state: EditorState, list: SyntaxNode): string | undefined {
  const text = list.getChild('String');
  return text ? state.sliceDoc(text.from + 1, text.to - 1).replaceAll(/\\(.)/g, '$1') : undefined;
}

/** The function whose arguments these are. */
const calledWith = (state: EditorState, list: SyntaxNode): string | undefined => {
  const called = list.parent?.firstChild;
  return called ? functionCalled(state.sliceDoc(called.from, called.to)) : undefined;
};

/** An item that what a call gives of a list is compared with. */
function comparedAt(state: EditorState, { parent }: SyntaxNode): Named | undefined {
  const list =
    parent?.name === 'BinaryExpression' ? parent.getChild('CallExpression')?.getChild('ArgList') : null;
  const name = list && calledWith(state, list);
  if (!list || !name) return undefined;
  const isOfList = SCRIPT_SIGNATURES[name]?.parameters.length === 1;
  return isOfList ? { kind: 'listItem', list: firstText(state, list) } : undefined;
}

/** What a text in quotes names: by its place among what a function is called with, or by what it is compared with. */
export function namedAt(state: EditorState, text: SyntaxNode): Named | undefined {
  const argument = text.parent?.name === 'ArrayExpression' ? text.parent : text;
  const list = argument.parent;
  if (list?.name !== 'ArgList') return comparedAt(state, text);
  const name = calledWith(state, list);
  if (!name) return undefined;
  let place = 0;
  for (let child = list.firstChild; child && child.from < argument.from; child = child.nextSibling)
    if (child.name === ',') place += 1;
  const kind = SCRIPT_SIGNATURES[name]?.parameters[place]?.names;
  return kind && { kind, list: firstText(state, list) };
}
