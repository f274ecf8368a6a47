import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Named = string | { type?: string };

/** A heading about the licence in a readme, with the text after it. */
const SECTION = /^#+ licen[cs]e\s+([\s\S]*)/im;
const MIT = /^(?:\(?the )?mit(?: license)?\)?\s*(?:$|copyright)/i;

/**
 * Reads the licence of an installed package whose lock entry lacks it, because npm copies the field `license` only when
 * it is a text. Supports the older forms (`licenses`, or an object with a `type`), else a readme that names MIT. Empty
 * without any.
 * @param folder the folder of the package
 */
export function readInstalledLicence(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return '';
  const { license, licenses = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: Named;
    licenses?: Named | Named[];
  };
  const named = [license ?? [], licenses].flat().map((each) => (typeof each === 'string' ? each : each.type));
  return named.filter(Boolean).join(' OR ') || readReadme(folder);
}

function readReadme(folder: string): string {
  const name = readdirSync(folder).find((file) => /^readme(?:\.md)?$/i.test(file));
  const section = name && SECTION.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
  return section && MIT.test(section.trim()) ? 'MIT' : '';
}
