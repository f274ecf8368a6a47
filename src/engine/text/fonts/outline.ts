import type { SvgPathCommand } from 'harfbuzzjs';

/** Path data as the display list has it: absolute commands and numbers, parted by single spaces. */
export const outlineOf = (commands: readonly SvgPathCommand[]): string =>
  commands.map(({ type, values }) => [type, ...values].join(' ')).join(' ');
