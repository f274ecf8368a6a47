import type { LockedPackage } from './readLock';

/** Parts of packages with a licence of their own, each with its source. */
const PARTS: readonly (readonly [part: string, licence: string])[] = [
  [
    'hyphen, patterns of English (United States), Gerard D.C. Kuiken',
    'copying and changing permitted, with the notice',
  ],
  ['hyphen, patterns of English (United Kingdom), Dominik Wujastyk and Graham Toal', 'MIT'],
  ['hyphen, patterns of Danish, Frank Jensen', 'LPPL 1.3 or MIT'],
  ['hyphen, patterns of Dutch, Piet Tutelaers', 'MIT'],
  ['hyphen, patterns of Finnish, Kauko Saarinen', 'may be distributed freely'],
  ['hyphen, patterns of French, Daniel Flipo, Bernard Gaulle and Arthur Reutenauer', 'MIT'],
  ['hyphen, patterns of German, Deutschsprachige Trennmustermannschaft', 'MIT'],
  ['hyphen, patterns of Italian, Claudio Beccari', 'LPPL 1.3 or MIT'],
  [
    'hyphen, patterns of Norwegian, Rune Kleveland and Ole Michael Selberg',
    'copying and changing permitted, with the notice',
  ],
  ['hyphen, patterns of Polish, Hanna Kołodziejska, Bogusław Jackowski and Marek Ryćko', 'MIT among others'],
  ['hyphen, patterns of Portuguese, Pedro J. de Rezende, J. Joao Dias Almeida and others', 'BSD-3-Clause'],
  ['hyphen, patterns of Spanish, Javier Bezos', 'MIT'],
  ['hyphen, patterns of Swedish, Jan Michael Rynning, changed in form only', 'LPPL 1.2 or later'],
  ['h264-mp4-encoder, minih264', 'CC0-1.0'],
  ['h264-mp4-encoder, libmp4v2 as changed for Emscripten, its source beside that of the package', 'MPL-1.1'],
];

const partsSection = () =>
  `## Parts with a licence of their own

The patterns of \`hyphen\` are those of github.com/hyphenation/tex-hyphen, whose files have authors and licences. Those of Czech are under the GPL and not passed on.

${PARTS.map(
  ([part, licence]) => `- ${part}: ${licence}
`,
).join('')}`;

/** Builds the page of distributed packages, by licence. */
export function licencePage(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ isForDevelopment }) => !isForDevelopment);
  const licences = [...new Set(shipped.map(({ license }) => license))].sort();
  const sections = licences.map((licence) => {
    const names = shipped
      .filter(({ license }) => license === licence)
      .map(({ name, version }) => `${name} ${version}`);
    return `## ${licence}\n\n${[...new Set(names)].map((name) => `- ${name}\n`).join('')}`;
  });
  return `# Licences of what Platen is passed on with\n\nMade by \`npm run dependencies\` from the lock file.\n\n${sections.join('\n')}\n${partsSection()}`;
}
