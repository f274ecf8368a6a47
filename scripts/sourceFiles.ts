import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the TypeScript files of a folder by their path from the project's root, without generated ones. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.gen)\.m?tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
