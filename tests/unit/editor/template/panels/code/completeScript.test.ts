import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeScript } from '@/editor/template/panels/actions/code/completeScript';
import { namesOf } from '@/editor/template/panels/actions/code/namesInQuotes';
import { runFaults, syntaxFaults } from '@/editor/template/panels/actions/code/faultsOfScript';
import { newVariable } from '@/engine/document';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES } from '@/engine/scripts';
import { sampleDocument } from '../../../../engine/support/sampleDocument';
import { changed } from '../../support/openEditor';

const design = changed(sampleDocument(), [
  { kind: 'addVariable', variableId: 'cost', variable: newVariable('Cost', 'number') },
  {
    ...{ kind: 'addVariable', variableId: 'kind' },
    variable: { ...newVariable('Kind', 'list'), items: [{ value: 'Bread' }, { value: 'Pastry' }] },
  },
  { kind: 'addVariable', variableId: 'note', variable: newVariable("The 'note'", 'longText') },
]);

/** What is offered at the bar in a script, and where it would be put. */
function offered(script: string, explicit = false) {
  const pos = script.indexOf('|');
  const state = EditorState.create({ doc: script.replace('|', ''), extensions: [javascript()] });
  const found = completeScript(() => design)(new CompletionContext(state, pos, explicit));
  return (
    found && { from: found.from, labels: found.options.map(({ label }) => label), options: found.options }
  );
}

describe('what is offered in a script', () => {
  it('is every function with what it is called with, and what it does', () => {
    const found = offered('get|');
    expect(found?.labels).toEqual(expect.arrayContaining([...FREE_FUNCTIONS, 'studio', 'triggers']));
    const frameX = found?.options.find(({ label }) => label === 'setFrameX');
    expect(frameX).toMatchObject({ detail: '(frame, value)', info: SCRIPT_SIGNATURES['setFrameX']?.about });
  });

  it('is what an object holds, at any depth', () => {
    expect(offered('studio.|')?.labels).toEqual(expect.arrayContaining(['frames', 'variables', 'stylekit']));
    expect(offered('studio.frames.set|')?.labels).toContain('setVisible');
    expect(offered('studio.brandKit.colors.|')?.labels).toEqual(['copy', 'set']);
    expect(offered('triggers.|')?.labels).toContain('variableName');
    expect(offered('console.|')?.labels).toEqual(['log']);
    expect(offered('nothing.|')).toBeNull();
    expect(offered('studio.frames.getX.|')).toBeNull();
  });

  it('is the names of the document in the quotes of a call, of the kind that fits', () => {
    expect(offered('getFrameX("|")')?.labels).toContain('Headline');
    expect(offered("studio.frames.setVisible('|', true)")?.labels).toContain('Headline');
    expect(offered('setNumberVariableValue("|", 3)')?.labels).toEqual(namesOf(design, 'numberVariable'));
    expect(offered('copyVariableValueFromTo("Cost", "|")')?.labels).toContain("The 'note'");
    expect(offered('selectLayout("|")')?.labels).toEqual(namesOf(design, 'layout'));
    expect(offered('switchTheme("|")')?.labels).toContain('Default');
    expect(offered('setVariableValue("Cost", "|")')).toBeNull();
    expect(offered('somethingElse("|")')).toBeNull();
  });

  it('is the items of the list that is named, also where its value is compared', () => {
    const items = ['Bread', 'Pastry'];
    expect(offered('setSelectedItemFromListVariable("Kind", "|")')?.labels).toEqual(items);
    expect(offered("studio.variables.setListVariableAvailableItems('Kind', ['Bread', '|'])")?.labels).toEqual(
      items,
    );
    expect(offered('setVariableValue("Kind", "|")')?.labels).toEqual(items);
    expect(offered('if (getListVariableValue("Kind") === "|") {}')?.labels).toEqual(items);
    expect(offered('if (getFrameX("Headline") === "|") {}')).toBeNull();
    expect(offered('setListVariableValue("Cost", "|")')).toBeNull();
    expect(offered('setListVariableValue(kind, "|")')).toBeNull();
  });

  it('is what the script itself has named where it can be used', () => {
    const script = 'const dearest = 3;\nfunction tell(what) {\n  let words = 1;\n  |\n}';
    expect(offered(script, true)?.labels).toEqual(
      expect.arrayContaining(['dearest', 'tell', 'what', 'words']),
    );
    expect(offered(`${script.replace('|', '')}\nwo|`)?.labels).not.toContain('words');
  });

  it('is put between the quotes, those within the name escaped', () => {
    const found = offered("getVariableValue('|')");
    expect(found?.from).toBe(18);
    expect(found?.options.find(({ label }) => label === "The 'note'")?.apply).toBe("The \\'note\\'");
  });

  it('is nothing in comments, and nothing unasked where nothing is typed', () => {
    expect(offered('// get|')).toBeNull();
    expect(offered('let a = 1;\n|')).toBeNull();
    expect(offered('|', true)?.labels).toContain('getVariableValue');
  });

  it('has names for every kind that a function asks for', () => {
    for (const { parameters, about } of Object.values(SCRIPT_SIGNATURES)) {
      expect(about).toMatch(/\.$/);
      for (const { names } of parameters) if (names) expect(namesOf(design, names)).toBeInstanceOf(Array);
    }
  });
});

describe('what is marked in a script', () => {
  const stateOf = (doc: string) => EditorState.create({ doc, extensions: [javascript()] });

  it('is where it is no complete JavaScript, once a line', () => {
    expect(syntaxFaults(stateOf('let a = 1;\nsetFrameX("a", 1);'))).toEqual([]);
    const faults = syntaxFaults(stateOf('let a = 1;\nsetFrameX("a", ;\nlet b = 2;'));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.from).toBeGreaterThan(10);
    expect(faults[0]?.from).toBeLessThan(28);
  });

  it('is the line that failed when it ran, if there is such a line', () => {
    const issue = {
      actionId: 'a',
      actionName: 'A',
      type: 'actionExecution' as const,
      message: 'No such frame.',
    };
    expect(runFaults(stateOf('one\ntwo'), [{ ...issue, line: 2 }])).toEqual([
      { from: 4, to: 7, severity: 'error', message: 'No such frame.' },
    ]);
    expect(runFaults(stateOf('one'), [issue, { ...issue, line: 9 }])).toEqual([]);
  });
});
