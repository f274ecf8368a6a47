/** Returns the median and the range of some figures. @throws Error without a figure */
export function spread(figures: readonly number[]): { median: number; lowest: number; highest: number } {
  const sorted = [...figures].sort((one, other) => one - other);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (lowest === undefined || highest === undefined || upper === undefined || lower === undefined)
    throw new Error('There is nothing to summarise.');
  return { median: (lower + upper) / 2, lowest, highest };
}

/** Returns the 95th percentile. */
export function p95(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

/** One line of the result. */
export interface Row {
  measure: string;
  console: string;
  floor?: string;
  target: string;
  /** Whether the target is met; absent without a target. */
  isMet?: boolean;
}

/**
 * Formats the result as a Markdown table with columns of equal width.
 * @param floor heading of the floor's column
 */
export function toTable(rows: readonly Row[], floor = 'Floor'): string {
  const cells = rows.map((row) => [
    row.measure,
    row.console,
    row.floor ?? '–',
    row.target,
    row.isMet === undefined ? '–' : row.isMet ? 'met' : 'missed',
  ]);
  const lines = [['Measure', 'Measured', floor, 'Target', 'Result'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...body.map(draw)].join('\n');
}
