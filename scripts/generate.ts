import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { component } from './templates/component';
import { feature } from './templates/feature';
import type { Generated, Insertion } from './templates/GeneratedFile';

interface Kind {
  pattern: RegExp;
  example: string;
  make: (name: string) => Generated;
}

const KINDS: Record<string, Kind> = {
  component: { pattern: /^[A-Z][a-zA-Z0-9]*$/, example: 'StatusDot', make: component },
  feature: { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, example: 'brand-kits', make: feature },
};

/** An invalid request; the message names a valid one. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';
}

/** Inserts lines into a text. @throws Error when their place is ambiguous */
function insert(text: string, { path, before, text: lines }: Insertion): string {
  if (text.split(before).length !== 2) throw new Error(`${path} should hold this once: ${before}`);
  return text.replace(before, () => lines + before);
}

/**
 * Writes the formatted files of a new component or feature under `root` and its insertions into others, and returns
 * their relative paths. Writes nothing if one of the new files exists.
 * @throws GeneratorError for an unknown kind, or an invalid or taken name
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
  const { files, insertions } = found.make(name);
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new GeneratorError(`There is a ${kind} ${name} already: ${taken.path} exists.`);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const insertion of insertions) {
    const { path } = insertion;
    texts.set(path, insert(texts.get(path) ?? readFileSync(join(root, path), 'utf8'), insertion));
  }
  for (const [path, text] of texts) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  return [...texts.keys()];
}
