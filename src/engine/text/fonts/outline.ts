import type { SvgPathCommand } from 'harfbuzzjs';

/** Writes path data for display lists: absolute commands and numbers, separated by single spaces. */
export const outlineOf = (commands: readonly SvgPathCommand[]): string =>
  commands.map(({ type, values }) => [type, ...values].join(' ')).join(' ');
