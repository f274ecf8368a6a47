import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { ActionIssue } from '@/engine/resolve';
import { readTree } from './readTree';

/** Finds syntax errors, at most one per line. */
export function findSyntaxFaults(state: EditorState): Diagnostic[] {
  const faults = new Map<number, Diagnostic>();
  readTree(state, state.doc.length).iterate({
    enter: ({ type, from, to }) => {
      const line = state.doc.lineAt(from);
      if (!type.isError || faults.has(line.number)) return;
      const isMissing = from === to;
      faults.set(line.number, {
        from: isMissing ? Math.max(line.from, from - 1) : from,
        to,
        severity: 'error',
        message: isMissing ? 'Something is missing here.' : 'This is not expected here.',
      });
    },
  });
  return [...faults.values()];
}

/** Turns issues of the last run into diagnostics on their lines. */
export function toDiagnostics(state: EditorState, issues: readonly ActionIssue[]): Diagnostic[] {
  return issues.flatMap(({ line, message }) => {
    if (line === undefined || line < 1 || line > state.doc.lines) return [];
    const { from, to } = state.doc.line(line);
    return [{ from, to, severity: 'error' as const, message }];
  });
}
