import type { LockedPackage } from './readLock';

/** The packages a product is passed on with, by licence, as a page. */
export function licencePage(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ isForDevelopment }) => !isForDevelopment);
  const licences = [...new Set(shipped.map(({ license }) => license))].sort();
  const sections = licences.map((licence) => {
    const names = shipped
      .filter(({ license }) => license === licence)
      .map(({ name, version }) => `${name} ${version}`);
    return `## ${licence}\n\n${[...new Set(names)].map((name) => `- ${name}\n`).join('')}`;
  });
  return `# Licences of what Platen is passed on with\n\nMade by \`npm run dependencies\` from the lock file.\n\n${sections.join('\n')}`;
}
