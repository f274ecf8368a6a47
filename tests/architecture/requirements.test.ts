import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Drivers } from '../../scripts/requirements/Drivers';
import { judge } from '../../scripts/requirements/judge';
import { Reach } from '../../scripts/requirements/Reach';
import { Sources } from '../../scripts/requirements/sources';

/** A product of a few lines, with tests that drive it or only seem to. */
const FILES: Record<string, string> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      types: [],
      noEmit: true,
    },
    include: ['src', 'tests', 'stories'],
  }),
  'src/globals.d.ts': `
    declare module '*?worker&url' { const address: string; export default address; }
    declare function it(title: string, body: () => void): void;
    declare namespace it { function each(table: unknown[]): (title: string, body: (...row: never[]) => void) => void; }
    declare function describe(title: string, body: () => void): void;
    declare function beforeEach(body: () => void): void;
    declare function expect(value: unknown): { toEqual(other: unknown): void };`,
  'src/main.ts': `
    import { greet, KINDS, type Unused } from './parts';
    import { client } from './client';
    void import('./late').then((module) => module.late());
    const kept: Unused | undefined = undefined;
    greet(KINDS[0], kept);
    client().get();
    void new Worker(new URL('./thread.mjs', import.meta.url));`,
  'src/thread.mjs': `
    import { register } from 'somewhere';
    register();
    await import('./answers.ts');`,
  'src/answers.ts': `
    export function answer() { return 'answered'; }
    export function silent() { return 'never'; }
    answer();`,
  'src/parts.ts': `
    export const KINDS = ['a', 'b', 'long'] as const;
    export type Unused = (typeof IDLE)[number];
    export const IDLE = ['x', 'y'] as const;
    export function greet(kind: string, _unused: unknown) { return inner(kind); }
    export function inner(kind: string) { return kind; }
    export function idle(kind: string) { return inner(kind); }`,
  'src/drawing.ts': `
    export function draw() { return 'drawn'; }`,
  'src/answerDrawings.ts': `
    import { draw } from './drawing';
    draw();`,
  'src/late.ts': `
    import address from './answerDrawings?worker&url';
    export function late() { return address.length; }
    export function beside() { return 2; }`,
  'src/client.ts': `
    export interface Client { get(): string; post(): string; }
    export function client(): Client { return { get: () => 'got', post: () => 'posted' }; }`,
  'tests/unit/parts.test.ts': `
    import { greet, idle, inner, KINDS } from '../../src/parts';
    import { late, beside } from '../../src/late';
    import { client, type Client } from '../../src/client';
    import { answer, silent } from '../../src/answers';
    import { draw } from '../../src/drawing';
    import { throughHelper } from './helper';
    let made: Client;
    beforeEach(() => { made = client(); });
    describe('parts', () => {
      it('constant', () => expect(KINDS).toEqual(['a', 'b', 'long']));
      it('greet', () => expect(greet('a', 0)).toEqual('a'));
      it('inner', () => expect(inner('a')).toEqual('a'));
      it('idle', () => expect(idle('a')).toEqual('a'));
      it('late', () => expect(late()).toEqual(1));
      it('answer', () => expect(answer()).toEqual('answered'));
      it('draw', () => expect(draw()).toEqual('drawn'));
      it('silent', () => expect(silent()).toEqual('never'));
      it('beside', () => expect(beside()).toEqual(2));
      it('get', () => expect(made.get()).toEqual('got'));
      it('post', () => expect(made.post()).toEqual('posted'));
      it('helper', () => expect(throughHelper('a')).toEqual('a'));
      it('decoy', () => { greet('a', 0); expect(idle('a')).toEqual('a'); });
      it.each([['one row', 1]])('%s of a table', () => expect(inner('a')).toEqual('a'));
      it.each([['one row', 1]])(\`%s of a \${KINDS[2]} table\`, () => expect(inner('a')).toEqual('a'));
    });`,
  'tests/unit/helper.ts': `
    import { idle } from '../../src/parts';
    export const throughHelper = (kind: string) => idle(kind);`,
  'stories/Idle.stories.ts': `
    import { greet, idle } from '../src/parts';
    const meta = { title: 'Idle', component: idle };
    export default meta;
    export const One = { play: () => greet('a', 0) };`,
  'stories/Greet.stories.ts': `
    import { greet } from '../src/parts';
    const meta = { title: 'Greet', component: greet };
    export default meta;
    export const One = {};`,
};

const root = mkdtempSync(join(tmpdir(), 'requirements-'));
let drivers: Drivers;
beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const sources = new Sources(root);
  drivers = new Drivers(sources, new Reach(sources, ['src/main.ts']));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

const unit = (title: string) =>
  drivers.objectionTo({ title: `parts ${title}`, file: 'tests/unit/parts.test.ts' });
const nothingUses = (name: string, file = 'src/parts.ts') => `nothing that runs uses ${name} (${file})`;

describe('a test proves a requirement when it drives code of the product', () => {
  it.each([
    ...['greet', 'inner', 'late', 'answer', 'draw', 'get'],
    ...['one row of a table', 'one row of a long table'],
  ])('%s', (title) => {
    expect(unit(title)).toBeUndefined();
  });

  it.each([
    ['constant', 'it calls nothing of the product'],
    ['idle', nothingUses('idle')],
    ['beside', nothingUses('beside', 'src/late.ts')],
    ['silent', nothingUses('silent', 'src/answers.ts')],
    ['post', nothingUses('post', 'src/client.ts')],
    ['helper', nothingUses('idle')],
    ['decoy', nothingUses('idle')],
    ['made up', 'no test of this title is written in its file'],
  ])('but not %s', (title, objection) => {
    expect(unit(title)).toBe(objection);
  });

  it('stories count by their component, whatever else they render', () => {
    const story = (file: string) => drivers.objectionTo({ title: 'One', file });
    expect(story('stories/Greet.stories.ts')).toBeUndefined();
    expect(story('stories/Idle.stories.ts')).toBe(nothingUses('idle'));
  });

  it('tests through a browser or by calls count, those of sources and pictures don’t', () => {
    const objectionTo = (file?: string) => drivers.objectionTo({ title: 'R1.01', file });
    for (const folder of ['e2e', 'contract', 'security'])
      expect(objectionTo(`tests/${folder}/any.test.ts`)).toBeUndefined();
    expect(objectionTo('tests/architecture/any.test.ts')).toBe('it looks at sources, pictures or builds');
    expect(objectionTo()).toBe('its report does not say where it stands');
  });
});

describe('a row is proven', () => {
  const row = { id: 'S1.01', area: 'a', text: 'It works.' };
  const test = (file: string, hasPassed = true) => ({ title: `group ${row.id} works`, file, hasPassed });
  const none: ReadonlyMap<string, string> = new Map();
  const objectionTo = ({ file }: { file: string | undefined }) =>
    file === 'idle' ? 'it is idle' : undefined;
  const verdict = (tests: ReturnType<typeof test>[], open = none) =>
    judge([row], tests, { open, objectionTo });

  it('by one test that counts, when every test of it is green', () => {
    expect([...verdict([test('idle'), test('good')]).proven]).toEqual([row.id]);
    const red = verdict([test('good'), test('idle', false)]);
    expect([[...red.proven], [...red.failed]]).toEqual([[], [row.id]]);
  });

  it('by no test without proof, nor while it is kept open', () => {
    const idle = verdict([test('idle')]);
    expect([...idle.proven]).toEqual([]);
    expect(idle.hollow.get(row.id)).toEqual(['idle: it is idle']);
    const kept = verdict([test('good')], new Map([[row.id, 'No screen shows it.']]));
    expect([...kept.proven]).toEqual([]);
    expect(kept.hollow.get(row.id)).toEqual(['No screen shows it.']);
  });

  it('reports a name without a row', () => {
    const made = { title: 'S9.99 works', file: 'good', hasPassed: true };
    expect(judge([row], [made], { open: none, objectionTo }).invented).toEqual(['S9.99']);
  });
});
