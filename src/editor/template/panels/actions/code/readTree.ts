import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** Maximum time in milliseconds to parse a script at once. */
const PATIENCE = 500;

/** Parses a script up to a position within the time limit; by itself CodeMirror stops after 20 ms. */
export const readTree = (state: EditorState, upTo: number) =>
  ensureSyntaxTree(state, upTo, PATIENCE) ?? syntaxTree(state);
