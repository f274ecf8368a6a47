import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { componentFiles } from './templates/component';
import { featureFiles } from './templates/feature';
import type { GeneratedFile } from './templates/GeneratedFile';

interface Kind {
  pattern: RegExp;
  example: string;
  files: (name: string) => GeneratedFile[];
}

const KINDS: Record<string, Kind> = {
  component: { pattern: /^[A-Z][a-zA-Z0-9]*$/, example: 'StatusDot', files: componentFiles },
  feature: { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, example: 'brand-kits', files: featureFiles },
};

/** A wish that can't be fulfilled; the message says what to write instead. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';
}

/**
 * Writes the files of a new component or feature under `root`, formatted, and returns their paths from there. Nothing
 * is written when one of them exists.
 * @throws GeneratorError for an unknown kind, a malformed name or one that is taken.
 */
export async function generate(
  root: string,
  kind: string | undefined,
  name: string | undefined,
): Promise<string[]> {
  const found = kind === undefined || !Object.hasOwn(KINDS, kind) ? undefined : KINDS[kind];
  if (!found) throw new GeneratorError('Say what to make: npm run new component|feature NAME');
  if (!name || !found.pattern.test(name))
    throw new GeneratorError(`"${name ?? ''}" is no name for a ${kind}. Write it like ${found.example}.`);
  const files = found.files(name);
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new GeneratorError(`There is a ${kind} ${name} already: ${taken.path} exists.`);
  for (const { path, text } of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  return files.map(({ path }) => path);
}
