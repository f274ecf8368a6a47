import { execFileSync } from 'node:child_process';

/** Variable with the demo data directory that {@link copyTemplate} copies. */
export const DATA_TEMPLATE = 'PLATEN_DATA_TEMPLATE';

/** Fills an empty folder with the template, including file modes. Does nothing without a template. */
export function copyTemplate(folder: string): void {
  const template = process.env[DATA_TEMPLATE];
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder]);
}
