import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { ActionIssue } from '@/engine/resolve';

/** Where a script is no complete JavaScript; one fault for each line. */
export function syntaxFaults(state: EditorState): Diagnostic[] {
  const faults = new Map<number, Diagnostic>();
  syntaxTree(state).iterate({
    enter: ({ type, from, to }) => {
      const line = state.doc.lineAt(from);
      if (!type.isError || faults.has(line.number)) return;
      const isMissing = from === to;
      faults.set(line.number, {
        ...{ from: isMissing ? Math.max(line.from, from - 1) : from, to, severity: 'error' },
        message: isMissing ? 'Something is missing here.' : 'This is not expected here.',
      });
    },
  });
  return [...faults.values()];
}

/** What was found when a script ran, on the lines it was found in. */
export function runFaults(state: EditorState, issues: readonly ActionIssue[]): Diagnostic[] {
  return issues.flatMap(({ line, message }) => {
    if (line === undefined || line < 1 || line > state.doc.lines) return [];
    const { from, to } = state.doc.line(line);
    return [{ from, to, severity: 'error' as const, message }];
  });
}
