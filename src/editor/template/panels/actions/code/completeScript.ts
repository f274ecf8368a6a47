import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { indexFrames, type Document, type Ordered } from '@/engine/document';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES, STUDIO, type NamedKind } from '@/engine/scripts';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;
type Tree = { readonly [name: string]: string | Tree };

const STUDIO_TREE: Tree = { ...STUDIO, stylekit: STUDIO.brandKit };
const TRIGGERS = {
  event: 'What started the script.',
  variableName: 'Name of the variable that changed, else null.',
  variableValue: 'Value of the variable that changed, else null.',
  frameName: 'Name of the frame that moved, else null.',
  layoutName: 'Name of the layout that was selected, else null.',
};

/** How a function is called: `(frame, value)`. */
const parametersOf = (name: string): string =>
  `(${SCRIPT_SIGNATURES[name]?.parameters.map((parameter) => parameter.name).join(', ') ?? ''})`;

const ofFunction = (label: string, name: string): Completion => ({
  ...{ label, type: 'function', detail: parametersOf(name) },
  info: SCRIPT_SIGNATURES[name]?.about ?? '',
});

const WORDS: readonly Completion[] = [
  ...FREE_FUNCTIONS.map((name) => ofFunction(name, name)),
  { label: 'studio', type: 'namespace', info: 'Everything a script can do, by what it is done to.' },
  { label: 'triggers', type: 'namespace', info: 'What started the script.' },
  { label: 'console', type: 'namespace', info: 'console.log writes into the log below.' },
  ...['const', 'else', 'for', 'if', 'let', 'return'].map((label) => ({ label, type: 'keyword' })),
];

/** What stands at a path below `studio`: the name of a function, or what is below. */
const atPath = (path: readonly string[]): string | Tree | undefined =>
  path.reduce<string | Tree | undefined>(
    (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
    STUDIO_TREE,
  );

/** What stands below a path, such as `studio.frames`. */
function below(path: readonly string[]): readonly Completion[] {
  const [root, ...rest] = path;
  if (root === 'triggers' && rest.length === 0)
    return Object.entries(TRIGGERS).map(([label, info]) => ({ label, info, type: 'property' }));
  if (root === 'console' && rest.length === 0)
    return [{ label: 'log', type: 'function', detail: '(…values)', info: 'Writes into the log below.' }];
  if (root !== 'studio') return [];
  const found = atPath(rest);
  if (typeof found !== 'object') return [];
  return Object.entries(found).map(([label, name]) =>
    typeof name === 'string' ? ofFunction(label, name) : { label, type: 'namespace' },
  );
}

/** The function a piece of code calls: `getFrameX`, or what `studio.frames.getX` stands for. */
function functionCalled(code: string): string | undefined {
  const path = code.split('.').map((name) => name.trim());
  const [root = '', ...rest] = path;
  if (rest.length === 0) return root in SCRIPT_SIGNATURES ? root : undefined;
  if (root !== 'studio') return undefined;
  const found = atPath(rest);
  return typeof found === 'string' ? found : undefined;
}

const namesIn = ({ order, items }: Ordered<{ readonly name: string }>): string[] =>
  order.flatMap((id) => items[id]?.name ?? []);

const TEXTS: readonly string[] = ['shortText', 'longText', 'richText'];

/** The names in a document of what a parameter names. */
export function namesOf(document: Document, kind: NamedKind): string[] {
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

/** What a text in quotes names, by its place among what a function is called with. */
function kindAt(context: CompletionContext, text: SyntaxNode): NamedKind | undefined {
  const list = text.parent;
  const called = list?.name === 'ArgList' ? list.parent?.firstChild : undefined;
  const name = called && functionCalled(context.state.sliceDoc(called.from, called.to));
  if (!list || !name) return undefined;
  let place = 0;
  for (let child = list.firstChild; child && child.from < text.from; child = child.nextSibling)
    if (child.name === ',') place += 1;
  return SCRIPT_SIGNATURES[name]?.parameters[place]?.names;
}

/** Completes the functions there are, and in their quotes the names of the document that is open. */
export const completeScript =
  (documentNow: () => Document) =>
  (context: CompletionContext): CompletionResult | null => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (node.name === 'String') {
      const kind = kindAt(context, node);
      if (!kind) return null;
      const quote = context.state.sliceDoc(node.from, node.from + 1);
      const options = namesOf(documentNow(), kind).map((name) => ({
        ...{ label: name, type: 'text' },
        apply: name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`),
      }));
      return { from: node.from + 1, options, validFor: /^[^'"`]*$/ };
    }
    if (/Comment|TemplateString|RegExp/.test(node.name)) return null;
    const path = context.matchBefore(/[\w$.]+/);
    if (!path && !context.explicit) return null;
    const parts = path?.text.split('.') ?? [''];
    const last = parts.at(-1) ?? '';
    const options = parts.length > 1 ? below(parts.slice(0, -1)) : WORDS;
    return options.length > 0
      ? { from: context.pos - last.length, options: [...options], validFor: /^[\w$]*$/ }
      : null;
  };
