import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditLock } from '../../scripts/dependencies/auditLock';
import { licencePage } from '../../scripts/dependencies/licences';
import { readInstalledLicence } from '../../scripts/dependencies/readInstalledLicence';
import { readLock, type LockedPackage } from '../../scripts/dependencies/readLock';

const packages = readLock();
const good: LockedPackage = {
  name: 'one',
  version: '1.0.0',
  license: 'MIT',
  isForDevelopment: false,
  hasInstallScript: false,
  integrity: 'sha512-x',
  resolved: '',
};

describe('dependencies', () => {
  it('have allowed licences, strong hashes and no place of their own', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(auditLock(packages)).toEqual([]);
  });

  it.each([
    [{ license: 'GPL-3.0-only' }, 'one@1.0.0 has the licence GPL-3.0-only'],
    [{ license: '' }, 'one@1.0.0 has the licence (none)'],
    [{ license: 'MIT AND GPL-3.0-only' }, 'one@1.0.0 has the licence MIT AND GPL-3.0-only'],
    [{ license: 'LGPL-3.0-or-later' }, 'one@1.0.0 has the licence LGPL-3.0-or-later'],
    [{ integrity: 'sha1-x' }, 'one@1.0.0 has no strong hash'],
    [{ resolved: 'git+ssh://git@host/one.git' }, 'one@1.0.0 is bound to git+ssh://git@host/one.git'],
  ])('are refused for %j', (change, fault) => {
    expect(auditLock([{ ...good, ...change }])).toEqual([fault]);
  });

  it('under the LGPL are shipped as replaceable files', () => {
    const library = { ...good, name: '@img/sharp-libvips-linux-x64', license: 'LGPL-3.0-or-later' };
    expect(auditLock([library])).toEqual([]);
    expect(auditLock([{ ...library, license: 'GPL-3.0-only' }])).toHaveLength(1);
  });

  it.each(['(MIT OR GPL-3.0-only)', 'MIT AND ISC'])('are taken for %s', (license) => {
    expect(auditLock([{ ...good, license }])).toEqual([]);
  });

  it.each([
    [{ 'package.json': '{"licenses":[{"type":"MIT","url":"http://one.test"}]}' }, 'MIT'],
    [{ 'package.json': '{"licenses":[{"type":"MIT"},{"type":"GPL-3.0-only"}]}' }, 'MIT OR GPL-3.0-only'],
    [{ 'package.json': '{"license":{"type":"ISC"}}' }, 'ISC'],
    [{ 'package.json': '{}', 'readme.md': '# one\n\n## License\n\n  MIT\n' }, 'MIT'],
    [{ 'package.json': '{}', 'Readme.md': '## License \n\n(The MIT License)\n\nCopyright (c) 2012' }, 'MIT'],
    [{ 'package.json': '{}', 'README.md': '## License\n\nMITRE, and only for a fee' }, ''],
    [{ 'package.json': '{}', 'README.md': '# one\n\nNot under MIT.' }, ''],
    [{ 'package.json': '{}' }, ''],
    [{}, ''],
  ])('say their licence where they are installed when the lock does not: %j', (files, licence) => {
    const folder = mkdtempSync(join(tmpdir(), 'platen-licence-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    expect(readInstalledLicence(folder)).toBe(licence);
    rmSync(folder, { recursive: true });
  });

  it('run no install scripts, and packages with such scripts are listed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)]).toEqual(['browser-tabs-lock', 'esbuild', 'msw', 'unrs-resolver']);
  });

  it('are listed by licence as the lock file has them', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencePage(packages));
  });

  it('H5.12 are listed with their licences, and include no hyphenation without a free licence', () => {
    const page = readFileSync('docs/licences.md', 'utf8');
    const loaded = readFileSync('src/engine/text/hyphenation/loadHyphenation.ts', 'utf8');
    const patterns = [...loaded.matchAll(/hyphen\/patterns\/([\w-]+)\.js/g)].map(([, name = '']) => name);
    const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
    expect(patterns.length).toBeGreaterThan(10);
    for (const name of patterns) {
      const language = languages.of(name === 'de-1996' ? 'de' : name) ?? name;
      expect(page).toContain(`patterns of ${language},`);
    }
    expect(patterns).not.toContain('cs');
    expect(page).toContain('libmp4v2');
  });

  it('make a bill of materials with every shipped package', () => {
    const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // The test environment may have npm settings of its own, such as packages to omit.
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const bill = JSON.parse(text) as {
      bomFormat: string;
      components: { name: string; version: string; group?: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = new Set(
      bill.components.map(
        ({ group, name, version }) =>
          `${group && !name.startsWith('@') ? `${group}/` : ''}${name}@${version}`,
      ),
    );
    const shipped = packages.filter(({ isForDevelopment }) => !isForDevelopment);
    expect(shipped.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
  });
});
