import type { LockedPackage } from './readLock';

/** Licences that let anybody use, change and pass on what is built with them. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unicode-3.0',
  'Zlib',
];
/** Fonts may be passed on with a product under this one. */
const FONTS = ['OFL-1.1'];
/** Asks something of who passes the package on; these are used to build and test only, and never passed on. */
const DEVELOPMENT_ONLY = ['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];
/** Packages under the MPL that are passed on unchanged; their licence names where their source is. */
const UNCHANGED = new Set(['@resvg/resvg-wasm']);

/** Libraries under the LGPL that are passed on unchanged and loaded at run time, where anybody may put their own in their place. */
const REPLACEABLE = /^@img\/sharp-/;

/** What keeps the packages from being used, offline and without asking anybody; empty when nothing does. */
export function auditLock(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((each) => {
    const who = `${each.name}@${each.version}`;
    const faults = [];
    const allowed = [
      ...[...FREE, ...FONTS],
      ...(each.isForDevelopment ? DEVELOPMENT_ONLY : []),
      ...(UNCHANGED.has(each.name) ? ['MPL-2.0'] : []),
      ...(REPLACEABLE.test(each.name) ? ['LGPL-3.0-or-later'] : []),
    ];
    if (!isAllowed(each.license, new Set(allowed)))
      faults.push(`${who} has the licence ${each.license || '(none)'}`);
    if (!/^sha512-/.test(each.integrity)) faults.push(`${who} has no strong hash`);
    if (each.resolved !== '') faults.push(`${who} is bound to ${each.resolved}`);
    return faults;
  });
}

/** Reads an SPDX expression: all of AND, any of OR; brackets at its outside only. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}
