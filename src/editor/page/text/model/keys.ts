import type { Movement } from './moves';

/** The command of a key in a text. */
export type TextCommand =
  | { readonly type: 'move'; readonly to: Movement; readonly extends: boolean }
  | { readonly type: 'delete'; readonly by: 'character' | 'word' | 'line'; readonly isBack: boolean }
  | { readonly type: 'level'; readonly by: 1 | -1 }
  | { readonly type: 'newParagraph' | 'lineBreak' | 'all' | 'bold' | 'italic' | 'undo' | 'redo' | 'leave' };

/** The relevant fields of a keyboard event. */
export type KeyPress = Readonly<
  Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean> & { key: string; code: string }
>;

const PLAIN: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'lineStart',
  End: 'lineEnd',
  PageUp: 'textStart',
  PageDown: 'textEnd',
};

const BY_WORD: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'wordLeft',
  ArrowRight: 'wordRight',
  ArrowUp: 'paragraphStart',
  ArrowDown: 'paragraphEnd',
  Home: 'textStart',
  End: 'textEnd',
};

/** With the Command key of Apple's systems. */
const FAR: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'lineStart',
  ArrowRight: 'lineEnd',
  ArrowUp: 'textStart',
  ArrowDown: 'textEnd',
};

/**
 * Arrows of vertical text by their equivalents in horizontal text; lines run top to bottom, the first at the right.
 */
const IN_VERTICAL: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** With Ctrl or Command. */
const LETTERS: Readonly<
  Record<string, Extract<TextCommand['type'], 'all' | 'bold' | 'italic' | 'undo' | 'redo'>>
> = {
  a: 'all',
  b: 'bold',
  i: 'italic',
  z: 'undo',
  y: 'redo',
};

/** Returns the Latin letter of a key, also on keyboards of other scripts. */
const getLatinLetter = ({ key, code }: KeyPress): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase();

/** Context that changes the meaning of keys. */
interface KeyContext {
  readonly hasAppleKeys: boolean;
  /** Whether lines run from top to bottom. */
  readonly isVertical: boolean;
}

/** Returns the command of a key for the edited text; `undefined` if it types or is not handled. */
export function findCommand(
  press: KeyPress,
  { hasAppleKeys, isVertical }: KeyContext,
): TextCommand | undefined {
  const { shiftKey, altKey } = press;
  const key = (isVertical ? IN_VERTICAL[press.key] : undefined) ?? press.key;
  const isCommand = hasAppleKeys ? press.metaKey : press.ctrlKey;
  const isByWord = hasAppleKeys ? altKey : press.ctrlKey;
  const isFar = hasAppleKeys && press.metaKey;
  const to = (isFar ? FAR[key] : undefined) ?? (isByWord ? BY_WORD[key] : undefined) ?? PLAIN[key];
  if (to && (hasAppleKeys || !altKey)) return { type: 'move', to, extends: shiftKey };
  if (key === 'Backspace' || key === 'Delete') {
    const by = isFar ? 'line' : isByWord ? 'word' : 'character';
    return { type: 'delete', by, isBack: key === 'Backspace' };
  }
  if (isCommand) {
    if (!altKey && (key === ']' || key === '[')) return { type: 'level', by: key === ']' ? 1 : -1 };
    const type = altKey ? undefined : LETTERS[getLatinLetter(press)];
    return type && { type: type === 'undo' && shiftKey ? 'redo' : type };
  }
  if (key === 'Enter') return { type: shiftKey ? 'lineBreak' : 'newParagraph' };
  if (key === 'Tab') return { type: 'level', by: shiftKey ? -1 : 1 };
  return key === 'Escape' ? { type: 'leave' } : undefined;
}
