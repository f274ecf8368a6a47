import type { LockedPackage } from './readLock';

/** Licences that permit use, changes and distribution of the product. */
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
/** Fonts under this licence may be distributed with a product. */
const FONTS = ['OFL-1.1'];
/** Licences with conditions for distribution; only for packages that build and test, which are never distributed. */
const DEVELOPMENT_ONLY = ['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];
/** Packages under the MPL that are distributed unchanged; their licence names the source. */
const UNCHANGED = new Set(['@resvg/resvg-wasm']);

/** Libraries under the LGPL that are distributed unchanged and loaded at run time, so that users can replace them. */
const REPLACEABLE = /^(@img\/sharp-|libheif-js$)/;

/** Lists the obstacles to using the packages, offline; empty without any. */
export function auditLock(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((each) => {
    const who = `${each.name}@${each.version}`;
    const faults = [];
    const allowed = [
      ...[...FREE, ...FONTS],
      ...(each.isForDevelopment ? DEVELOPMENT_ONLY : []),
      ...(UNCHANGED.has(each.name) ? ['MPL-2.0'] : []),
      ...(REPLACEABLE.test(each.name) ? ['LGPL-3.0', 'LGPL-3.0-or-later'] : []),
    ];
    if (!isAllowed(each.license, new Set(allowed)))
      faults.push(`${who} has the licence ${each.license || '(none)'}`);
    if (!/^sha512-/.test(each.integrity)) faults.push(`${who} has no strong hash`);
    if (each.resolved !== '') faults.push(`${who} is bound to ${each.resolved}`);
    return faults;
  });
}

/** Evaluates an SPDX expression: all of AND, any of OR; parentheses only around the whole. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}
