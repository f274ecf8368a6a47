import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVariable, resolveLayout, type Document, type ValueVariable } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { readActions, runActions, runScript, type ActionEvent, type ScriptRunner } from '@/engine/resolve';
import { SCRIPT_FUNCTIONS } from '@/engine/resolve/actions/functions';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES, STUDIO } from '@/engine/scripts';
import { sampleDocument } from '../support/sampleDocument';

const context = { today: '2026-11-22', mediaConnectorId: 'media' };
const LOADED: ActionEvent = { event: 'documentLoaded' };

let quickjs: QuickJSWASMModule;
beforeAll(async () => {
  quickjs = await newQuickJSWASMModuleFromVariant(variant);
});

const runner: ScriptRunner = (request) => Promise.resolve(runScript(quickjs, request, () => false));

function changed(document: Document, ...operations: Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.document;
}

const VARIABLES: Record<string, ValueVariable> = {
  text: { ...newVariable('Text'), value: 'one' },
  long: newVariable('Long', 'longText'),
  count: { ...newVariable('Count', 'number'), value: 4, maxValue: 100 },
  on: newVariable('On', 'boolean'),
  day: newVariable('Day', 'date'),
  size: { ...newVariable('Size', 'list'), items: [{ value: 's' }, { value: 'm' }] },
  logo: newVariable('Logo', 'image'),
};

/** The sample with a variable of each type and with these actions, which start when it is loaded. */
function documentWith(...scripts: string[]): Document {
  const sample = sampleDocument();
  const variables = Object.entries(VARIABLES).map(
    ([variableId, variable]) => ({ kind: 'addVariable', variableId, variable }) as const,
  );
  const items = Object.fromEntries(
    scripts.map((script, index) => [`a${index}`, { name: `Action ${index}`, triggers: [LOADED], script }]),
  ) as Document['actions']['items'];
  return { ...changed(sample, ...variables), actions: { order: Object.keys(items), items } };
}

/** Runs one script and returns its log, its issues, and the document after it. */
async function ran(script: string, document = documentWith(script)) {
  const { document: after, issues, log } = await runActions(document, [LOADED], runner, context);
  return { after, issues, log: log.map(({ line }) => line) };
}

const variableIn = (document: Document, id: string) => document.variables.items[id];
const placed = (document: Document, frameId: string) =>
  resolveLayout(document, document.selectedLayoutId).placements.get(frameId);

describe('scripts', () => {
  it.each([
    ['Text', "'one'", 'Text', "'two'", 'two'],
    ['Number', '4', 'Count', '5', '5'],
    ['Boolean', 'false', 'On', 'true', 'true'],
    ['Date', 'null', 'Day', "'2026-12-24'", '2026-12-24'],
    ['List', 'null', 'Size', "'m'", 'm'],
    ['Image', 'null', 'Logo', "'a-picture'", 'a-picture'],
  ])('S8.33 get and set a %s variable', async (kind, before, name, value, told) => {
    const { log, issues } = await ran(
      `if (get${kind}VariableValue('${name}') !== ${before}) throw new Error('before');
       set${kind}VariableValue('${name}', ${value});
       console.log(get${kind}VariableValue('${name}'), getVariableValue('${name}'));
       console.log(studio.variables.getValue('${name}'))`,
    );
    expect(issues).toEqual([]);
    expect(log).toEqual([`${told} ${told}`, told]);
  });

  it('S8.33 behave the same through the object form as through the function', async () => {
    const byFunction = await ran("setVariableValue('Count', 7); setVariablePrefix('Text', 'a')");
    const byObject = await ran(
      "studio.variables.setValue('Count', 7); studio.variables.setPrefix('Text', 'a')",
    );
    expect(byObject.after.variables).toEqual(byFunction.after.variables);
    expect(variableIn(byObject.after, 'count')).toMatchObject({ value: 7 });
  });

  it('have an object form for existing functions only', () => {
    const leaves = (tree: object): string[] =>
      Object.values(tree).flatMap((leaf: string | object) =>
        typeof leaf === 'string' ? [leaf] : leaves(leaf),
      );
    for (const name of leaves(STUDIO)) expect(SCRIPT_FUNCTIONS).toHaveProperty(name);
    expect(Object.keys(SCRIPT_SIGNATURES).toSorted()).toEqual(Object.keys(SCRIPT_FUNCTIONS).toSorted());
    expect(FREE_FUNCTIONS).toContain('selectLayout');
  });

  it('S8.34 set the format of values', async () => {
    const { after, issues } = await ran(`
      setVariableSuffix('Count', ' kg');
      setNumberVariableThousandsSeparator('Count', ' ');
      setNumberVariableDecimalSeparator('Count', ',');
      setNumberVariableDecimalPlaces('Count', 2);
      setDateVariableDisplayFormat('Day', 'd MMMM');
      setDateVariableLanguage('Day', 'fr');`);
    expect(issues).toEqual([]);
    expect(variableIn(after, 'count')).toMatchObject({
      suffix: { value: ' kg' },
      thousandsSeparator: ' ',
      decimalSeparator: ',',
      numberOfDecimals: 2,
    });
    expect(variableIn(after, 'day')).toMatchObject({ displayFormat: 'd MMMM', locale: 'fr' });
  });

  it('S8.35 read and set a frame’s place and the page size in the layout’s unit', async () => {
    const { after, log, issues } = await ran(`
      console.log(getFrameX('Headline'), getFrameWidth('Headline'), getPageWidth());
      setFrameX('Headline', 30); setFrameHeight('Headline', 12.5);
      setFrameRotation('Headline', 15); setFrameVisible('Headline', false);
      setPageSize(420, 297);
      console.log(getFrameX('Headline'), studio.frames.byName('Headline').visible)`);
    expect(issues).toEqual([]);
    expect(log).toEqual(['20 120 210', '60 false']);
    expect(placed(after, 'words')).toMatchObject({
      x: 60,
      height: 12.5,
      rotationDegrees: 15,
      isVisible: false,
    });
  });

  it('S8.36 select a layout by name, with its own size unless the page keeps its own', async () => {
    const own = await ran("selectLayout('Half'); console.log(getSelectedLayoutName(), getPageWidth())");
    expect(own.log).toEqual(['Half 105']);
    const kept = await ran("selectLayout('Half', true); console.log(getPageWidth())");
    expect(kept.log).toEqual(['210']);
    expect(kept.after.selectedLayoutId).toBe('half');
    const other = await ran("selectLayout('Screen', true)");
    expect(other.issues).toMatchObject([
      { message: "“Screen” has another unit: the size of the page can't be kept." },
    ]);
    expect(other.after.selectedLayoutId).toBe('a4');
  });

  it('S8.37 switch the theme and change colours and styles of the brand kit', async () => {
    const document = documentWith(`
      setColorValue('Main', rgb(1, 2, 3));
      copyColorFromTo('Main', 'Other');
      setColorValue('Main', cmyk(100, 50, 0, 0));
      switchTheme('Night');
      console.log(getActiveThemeName())`);
    const white = { type: 'hex', value: '#ffffff' } as const;
    const items = { main: { name: 'Main', color: white }, other: { name: 'Other', color: white } };
    const night = { name: 'Night', colors: {}, paragraphStyles: {}, characterStyles: {}, media: {} };
    const brandKit = {
      ...document.brandKit,
      colors: { order: ['main', 'other'], items },
      themes: { order: ['night'], items: { night } },
    };
    const { after, log, issues } = await ran('', { ...document, brandKit });
    expect(issues).toEqual([]);
    expect(log).toEqual(['Night']);
    expect(after.brandKit.colors.items).toEqual({
      main: { name: 'Main', color: { type: 'cmyk', c: 1, m: 0.5, y: 0, k: 0 } },
      other: { name: 'Other', color: { type: 'rgb', r: 1, g: 2, b: 3 } },
    });
  });

  it.each([
    ["setTextVariableValue('Nobody', 'x')", 'There is no variable “Nobody”.'],
    ["setFrameX('Nowhere', 1)", 'There is no frame “Nowhere”.'],
    ["selectLayout('None')", 'There is no layout “None”.'],
    ["copyCharacterStyleFromTo('None', 'x')", 'There is no character style “None”.'],
    ["setNumberVariableValue('Text', 1)", '“Text” is no number variable.'],
    ["setNumberVariableValue('Count', 101)", "“Count” can't be set: 101 is more than 100."],
    ["setListVariableAvailableItems('Size', ['xl'])", '“Size” has no item “xl”.'],
    ["setFrameX('Headline', 'left')", 'The x has to be a number, not "left".'],
  ])('S8.38 that call %s fail with its name, and what they did before stays', async (call, message) => {
    const { after, issues } = await ran(`setVariableValue('Text', 'before');\n\n${call}`);
    expect(issues).toEqual([
      { type: 'actionExecution', actionId: 'a0', actionName: 'Action 0', message, line: 3 },
    ]);
    expect(variableIn(after, 'text')).toMatchObject({ value: 'before' });
  });

  it('S8.29 access only the document', async () => {
    const outside = ['fetch', 'require', 'document', 'process', 'window', 'setTimeout', 'globalThis.Worker'];
    const { log } = await ran(`console.log([${outside.map((name) => `typeof ${name}`).join()}].join())`);
    expect(log).toEqual([outside.map(() => 'undefined').join()]);
    const left = await ran(
      'globalThis.left = 1',
      documentWith('globalThis.left = 1', 'console.log(typeof left)'),
    );
    expect(left.log).toEqual(['undefined']);
  });

  it('S8.31 are deterministic: dates and random numbers are fixed in a run', async () => {
    const script = `console.log(Math.random(), Math.random(), new Date().toISOString(), new Date(2026, 0, 1).getHours(),
      new Date(2026, 0, 1).toISOString(), new Date('2026-03-05T10:00:00').getTimezoneOffset(), String(new Date()))`;
    const first = await ran(script);
    expect(await ran(script)).toEqual(first);
    expect(first.log[0]).toContain('2026-11-22T00:00:00.000Z 0 2026-01-01T00:00:00.000Z 0 Sun, 22 Nov 2026');
  });

  it('S8.32 with syntax errors do not run, and the message has the line', async () => {
    const { after, issues } = await ran("setVariableValue('Text', 'x');\nlet = = 3");
    expect(issues).toMatchObject([{ type: 'actionRegister', actionName: 'Action 0', line: 2 }]);
    expect(variableIn(after, 'text')).toMatchObject({ value: 'one' });
  });

  it('S8.32 with syntax errors are found before they start, and no script runs for that', async () => {
    const document = documentWith("console.log('ran')", 'let a;\nlet = = 3', "setVariableValue('Text', 'x')");
    const run: ScriptRunner = (request) => Promise.resolve(runScript(quickjs, request, () => false));
    const read = await readActions({ document, issues: [], log: [] }, run, context);
    expect(read.issues).toMatchObject([{ type: 'actionRegister', actionName: 'Action 1', line: 2 }]);
    expect(read.log).toEqual([]);
    expect(read.document).toBe(document);
  });

  it('S8.30 that never end or use too much memory are stopped, and the next one runs', async () => {
    const hurried: ScriptRunner = (request) => {
      let asked = 0;
      return Promise.resolve(runScript(quickjs, request, () => (asked += 1) > 1_000));
    };
    const document = documentWith(
      'for (;;) { try { for (;;) {} } catch {} }',
      "setVariableValue('Text', 'x')",
    );
    const stopped = await runActions(document, [LOADED], hurried, context);
    expect(stopped.issues).toMatchObject([
      { type: 'actionExecution', actionId: 'a0', message: 'It ran for longer than 10 seconds.' },
    ]);
    expect(variableIn(stopped.document, 'text')).toMatchObject({ value: 'x' });

    const bomb = documentWith("let text = 'x'; for (;;) text += text", "setVariableValue('Text', 'x')");
    const after = await runActions(bomb, [LOADED], runner, context);
    expect(after.issues).toMatchObject([{ type: 'actionExecution', actionId: 'a0' }]);
    expect(variableIn(after.document, 'text')).toMatchObject({ value: 'x' });
  });
});

describe('actions', () => {
  /** An action for each of these triggers; its script writes its name and changes something. */
  function listening(...actions: [trigger: object, script: string][]): Document {
    const items = Object.fromEntries(
      actions.map(([trigger, script], index) => [
        `act${index}`,
        { name: `act${index}`, triggers: [trigger], script: `console.log('act${index}'); ${script}` },
      ]),
    ) as Document['actions']['items'];
    return { ...documentWith(), actions: { order: Object.keys(items), items } };
  }

  it('S8.26 start on their events, for the chosen ids or for all', async () => {
    const { log, issues } = await ran(
      '',
      listening(
        [
          LOADED,
          "selectLayout('Half'); setPageSize(100, 100); setFrameX('Headline', 1); setVariableValue('Text', 'x')",
        ],
        [{ event: 'selectedLayoutChanged' }, ''],
        [{ event: 'pageSizeChanged' }, ''],
        [{ event: 'frameMoved' }, 'console.log(getTriggeredFrameName())'],
        [{ event: 'frameMoved', frameIds: ['shape'] }, ''],
        [
          { event: 'variableValueChanged', variableIds: ['text'] },
          'console.log(getTriggeredVariableValue())',
        ],
        [{ event: 'variableValueChanged', variableIds: ['count'] }, ''],
      ),
    );
    expect(issues).toEqual([]);
    expect(log).toEqual(['act0', 'act1', 'act2', 'act3', 'Headline', 'act5', 'x']);
  });

  it('S8.27 of one event run in list order, before the actions they trigger', async () => {
    const { log } = await ran(
      '',
      listening(
        [{ event: 'variableValueChanged' }, ''],
        [LOADED, "setVariableValue('Text', 'x'); setVariableValue('Text', 'y')"],
        [LOADED, ''],
      ),
    );
    expect(log).toEqual(['act1', 'act2', 'act0']);
  });

  it('S8.28 that trigger each other endlessly are stopped after 100 rounds', async () => {
    const count = "setVariableValue('Count', (getVariableValue('Count') + 1) % 50)";
    const { after, issues, log } = await ran(
      '',
      listening([LOADED, count], [{ event: 'variableValueChanged' }, count]),
    );
    expect(log).toHaveLength(100);
    expect(issues).toMatchObject([{ type: 'actionCircular', actionId: 'act1' }]);
    expect(edit(after, [{ kind: 'renameVariable', variableId: 'text', name: 'Other' }]).ok).toBe(true);
  });

  it('S8.07b may change values a form may not', async () => {
    const { after, issues } = await ran("setVariableReadonly('Text', true); setVariableValue('Text', 'x')");
    expect(issues).toEqual([]);
    expect(variableIn(after, 'text')).toMatchObject({ value: 'x', isReadonly: true });
  });
});
