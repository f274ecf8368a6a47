import { useState } from 'react';
import type { ActionIssue } from '@/engine/resolve';

/**
 * The line, from 1, that a line of a text has become when it was made another; `undefined` where the line itself is
 * another one.
 */
export function movedLine(before: string, after: string, line: number): number | undefined {
  const [old, present] = [before.split('\n'), after.split('\n')];
  const shortest = Math.min(old.length, present.length);
  let above = 0;
  while (above < shortest && old[above] === present[above]) above += 1;
  if (line <= above) return line;
  let below = 0;
  while (below < shortest - above && old.at(-1 - below) === present.at(-1 - below)) below += 1;
  return line > old.length - below ? line + present.length - old.length : undefined;
}

/** What was found when a script ran, on the lines it was found in as they are now; nothing of lines that were changed. */
export function useMovedIssues(issues: readonly ActionIssue[], script: string): readonly ActionIssue[] {
  const [known, setKnown] = useState({ issues, script, moved: issues });
  if (known.issues.length !== issues.length || known.issues.some((issue, index) => issue !== issues[index])) {
    const next = { issues, script, moved: issues };
    setKnown(next);
    return next.moved;
  }
  if (known.script === script) return known.moved;
  const moved = known.moved.flatMap((issue) => {
    if (issue.line === undefined) return [issue];
    const line = movedLine(known.script, script, issue.line);
    return line === undefined ? [] : [{ ...issue, line }];
  });
  setKnown({ issues, script, moved });
  return moved;
}
