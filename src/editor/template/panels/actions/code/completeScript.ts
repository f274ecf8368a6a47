import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-javascript';
import type { Document } from '@/engine/document';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES, TRIGGERS } from '@/engine/scripts';
import { findNameKind, listNames } from './namesInQuotes';
import { readTree } from './readTree';
import { findAtPath } from './studioPath';

/** Returns the parameter list of a function: `(frame, value)`. */
const parametersOf = (name: string): string =>
  `(${SCRIPT_SIGNATURES[name]?.parameters.map((parameter) => parameter.name).join(', ') ?? ''})`;

const toCompletion = (label: string, name: string): Completion => ({
  label,
  type: 'function',
  detail: parametersOf(name),
  info: SCRIPT_SIGNATURES[name]?.about ?? '',
});

const WORDS: readonly Completion[] = [
  ...FREE_FUNCTIONS.map((name) => toCompletion(name, name)),
  { label: 'studio', type: 'namespace', info: 'The functions of scripts, by object.' },
  { label: 'triggers', type: 'namespace', info: 'The event that started the script.' },
  { label: 'console', type: 'namespace', info: 'console.log writes into the log below.' },
  ...['const', 'else', 'for', 'if', 'let', 'return'].map((label) => ({ label, type: 'keyword' })),
];

/** Returns completions below a path, such as `studio.frames`. */
function completePath(path: readonly string[]): readonly Completion[] {
  const [root, ...rest] = path;
  if (root === 'triggers' && rest.length === 0)
    return Object.entries(TRIGGERS).map(([label, name]) => ({
      label,
      type: 'property',
      info: SCRIPT_SIGNATURES[name]?.about ?? '',
    }));
  if (root === 'console' && rest.length === 0)
    return [{ label: 'log', type: 'function', detail: '(…values)', info: 'Writes into the log below.' }];
  if (root !== 'studio') return [];
  const found = findAtPath(rest);
  if (typeof found !== 'object') return [];
  return Object.entries(found).map(([label, name]) =>
    typeof name === 'string' ? toCompletion(label, name) : { label, type: 'namespace' },
  );
}

/** Returns the names that the script has declared so far, ranked above global ones. */
const completeLocals = (context: CompletionContext): readonly Completion[] =>
  (localCompletionSource(context)?.options ?? []).map((option) => ({ ...option, boost: 1 }));

/** Completes global functions and declared names, and inside quotes the names of the open document. */
export const completeScript =
  (documentNow: () => Document) =>
  (context: CompletionContext): CompletionResult | null => {
    const node = readTree(context.state, context.pos).resolveInner(context.pos, -1);
    if (node.name === 'String') {
      const named = findNameKind(context.state, node);
      const names = named ? listNames(documentNow(), named.kind, named.list) : [];
      if (names.length === 0) return null;
      const quote = context.state.sliceDoc(node.from, node.from + 1);
      const options = names.map((name) => ({
        label: name,
        type: 'text',
        apply: name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`),
      }));
      return { from: node.from + 1, options, validFor: /^[^'"`]*$/ };
    }
    if (/Comment|TemplateString|RegExp/.test(node.name)) return null;
    const path = context.matchBefore(/[\w$.]+/);
    if (!path && !context.explicit) return null;
    const parts = path?.text.split('.') ?? [''];
    const last = parts.at(-1) ?? '';
    const options =
      parts.length > 1 ? completePath(parts.slice(0, -1)) : [...completeLocals(context), ...WORDS];
    return options.length > 0
      ? { from: context.pos - last.length, options: [...options], validFor: /^[\w$]*$/ }
      : null;
  };
