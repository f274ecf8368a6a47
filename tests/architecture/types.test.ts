import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Returns the type errors of a layer with added files, given by name. */
function complaintsAbout(layer: string, planted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const folder = resolve(layer);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, incremental: false };
  const texts = new Map([...planted].map(([name, text]) => [join(folder, `planted-${name}.ts`), text]));
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

const OF_BROWSERS = new Map([
  ['document', 'export const title = document.title;'],
  ['window', 'export const width = window.innerWidth;'],
  ['localStorage', "export const kept = localStorage.getItem('x');"],
]);
const OF_BOTH = new Map([
  ['fetch', "export const answer = fetch('/');"],
  ['setTimeout', 'export const timer = setTimeout(() => undefined, 1);'],
]);
const OF_NODE = new Map([
  ['process', 'export const home = process.env.HOME;'],
  ['Buffer', "export const bytes = Buffer.from('x');"],
]);
const module = ['module', "export { readFileSync } from 'node:fs';"] as const;

describe.each(['src/domain', 'src/engine'])('the types of %s', (layer) => {
  const foreign = new Map([...OF_BROWSERS, ...OF_BOTH, ...OF_NODE]);
  const language = 'export const moments = new Map([[Math.max(1, 2), new Date(0)]]);';
  const complaints = complaintsAbout(layer, new Map([...foreign, module, ['language', language]]));

  it.each([...foreign.keys()])('exclude %s', (name) => {
    expect(complaints.get(name)).toContain(`Cannot find name '${name}'`);
  });

  it('exclude modules of Node.js', () => {
    expect(complaints.get('module')).toContain("Cannot find module 'node:fs'");
  });

  it('include the common JavaScript of browsers and Node', () => {
    expect(complaints.get('language')).toBe('');
  });
});

describe('the types of the platform', () => {
  const complaints = complaintsAbout('platform', new Map([...OF_BROWSERS, ...OF_BOTH, ...OF_NODE, module]));

  it.each([...OF_BROWSERS.keys()])('exclude %s', (name) => {
    expect(complaints.get(name)).toContain(`Cannot find name '${name}'`);
  });

  it.each([...OF_BOTH.keys(), ...OF_NODE.keys(), 'module'])('know the %s of Node.js', (name) => {
    expect(complaints.get(name)).toBe('');
  });
});
