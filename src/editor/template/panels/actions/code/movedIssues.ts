import { useState } from 'react';
import type { ActionIssue } from '@/engine/resolve';

/** Maps a line, counted from 1, to its number after an edit; `undefined` if the line itself changed. */
export function mapLine(before: string, after: string, line: number): number | undefined {
  const [old, present] = [before.split('\n'), after.split('\n')];
  const shortest = Math.min(old.length, present.length);
  let above = 0;
  while (above < shortest && old[above] === present[above]) above += 1;
  if (line <= above) return line;
  let below = 0;
  while (below < shortest - above && old.at(-1 - below) === present.at(-1 - below)) below += 1;
  return line > old.length - below ? line + present.length - old.length : undefined;
}

/** Maps issues of the last run to the current lines; drops those on changed lines. */
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
    const line = mapLine(known.script, script, issue.line);
    return line === undefined ? [] : [{ ...issue, line }];
  });
  setKnown({ issues, script, moved });
  return moved;
}
