import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve('src/domain');

/** What the types of the layer say about files that are not there, and are given here by name. */
function complaintsAbout(planted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(join(FOLDER, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, FOLDER).options, incremental: false };
  const texts = new Map([...planted].map(([name, text]) => [join(FOLDER, `planted-${name}.ts`), text]));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version, ...others) => {
    const text = texts.get(path);
    return text === undefined ? read(path, version, ...others) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const told = [...texts.keys()].map((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n'),
  );
  return new Map([...planted.keys()].map((name, index) => [name, told[index] ?? '']));
}

const FOREIGN = new Map([
  ['document', 'export const title = document.title;'],
  ['window', 'export const width = window.innerWidth;'],
  ['fetch', "export const answer = fetch('/');"],
  ['localStorage', "export const kept = localStorage.getItem('x');"],
  ['process', 'export const home = process.env.HOME;'],
  ['Buffer', "export const bytes = Buffer.from('x');"],
  ['setTimeout', 'export const timer = setTimeout(() => undefined, 1);'],
]);
const complaints = complaintsAbout(
  new Map([
    ...FOREIGN,
    ['module', "export { readFileSync } from 'node:fs';"],
    ['language', 'export const moments = new Map([[Math.max(1, 2), new Date(0)]]);'],
  ]),
);

describe('the types of the domain', () => {
  it.each([...FOREIGN.keys()])('know no %s', (name) => {
    expect(complaints.get(name)).toContain(`Cannot find name '${name}'`);
  });

  it('know no modules of Node.js', () => {
    expect(complaints.get('module')).toContain("Cannot find module 'node:fs'");
  });

  it('know what every JavaScript has', () => {
    expect(complaints.get('language')).toBe('');
  });
});
