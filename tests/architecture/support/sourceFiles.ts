import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files of a folder by their path from the project's root; generated ones left out. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
