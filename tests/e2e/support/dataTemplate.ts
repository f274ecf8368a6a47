import { execFileSync } from 'node:child_process';

/** Variable that names the data directory with the demo data that {@link copyTemplate} copies. */
export const DATA_TEMPLATE = 'PLATEN_DATA_TEMPLATE';

/** Fills an empty folder with the template, rights of files included. Does nothing when there is none. */
export function copyTemplate(folder: string): void {
  const template = process.env[DATA_TEMPLATE];
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder]);
}
