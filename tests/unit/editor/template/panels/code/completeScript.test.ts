import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeScript } from '@/editor/template/panels/actions/code/completeScript';
import { listNames } from '@/editor/template/panels/actions/code/namesInQuotes';
import { toDiagnostics, findSyntaxFaults } from '@/editor/template/panels/actions/code/faultsOfScript';
import { newVariable } from '@/engine/document';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES } from '@/engine/scripts';
import { sampleDocument } from '../../../../engine/support/sampleDocument';
import { changed } from '../../support/openEditor';

const design = changed(sampleDocument(), [
  { kind: 'addVariable', variableId: 'cost', variable: newVariable('Cost', 'number') },
  {
    kind: 'addVariable',
    variableId: 'kind',
    variable: { ...newVariable('Kind', 'list'), items: [{ value: 'Bread' }, { value: 'Pastry' }] },
  },
  { kind: 'addVariable', variableId: 'note', variable: newVariable("The 'note'", 'longText') },
]);

/** Makes the state of a fully parsed script: by default the editor parses for 20 ms, and continues later. */
function readScript(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: [javascript()] });
  ensureSyntaxTree(state, doc.length, 10_000);
  return state.update({}).state;
}

/** Returns the completions at the bar in a script, and their position. */
function offered(script: string, explicit = false) {
  const pos = script.indexOf('|');
  const state = readScript(script.replace('|', ''));
  const found = completeScript(() => design)(new CompletionContext(state, pos, explicit));
  return (
    found && { from: found.from, labels: found.options.map(({ label }) => label), options: found.options }
  );
}

describe('the completions of a script', () => {
  it('list every function with its parameters and description', () => {
    const found = offered('get|');
    expect(found?.labels).toEqual(expect.arrayContaining([...FREE_FUNCTIONS, 'studio', 'triggers']));
    const frameX = found?.options.find(({ label }) => label === 'setFrameX');
    expect(frameX).toMatchObject({ detail: '(frame, value)', info: SCRIPT_SIGNATURES['setFrameX']?.about });
  });

  it('list the members of an object at any depth', () => {
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
    expect(offered('setNumberVariableValue("|", 3)')?.labels).toEqual(listNames(design, 'numberVariable'));
    expect(offered('copyVariableValueFromTo("Cost", "|")')?.labels).toContain("The 'note'");
    expect(offered('selectLayout("|")')?.labels).toEqual(listNames(design, 'layout'));
    expect(offered('switchTheme("|")')?.labels).toContain('Default');
    expect(offered('setVariableValue("Cost", "|")')).toBeNull();
    expect(offered('somethingElse("|")')).toBeNull();
  });

  it('list the items of the named list, also in comparisons', () => {
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

  it('list names of the script in their scope', () => {
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

  it('are empty in comments, and without input unless requested', () => {
    expect(offered('// get|')).toBeNull();
    expect(offered('let a = 1;\n|')).toBeNull();
    expect(offered('|', true)?.labels).toContain('getVariableValue');
  });

  it('list names for every kind of parameter', () => {
    for (const { parameters, about } of Object.values(SCRIPT_SIGNATURES)) {
      expect(about).toMatch(/\.$/);
      for (const { names } of parameters) if (names) expect(listNames(design, names)).toBeInstanceOf(Array);
    }
  });
});

describe('the markers of a script', () => {
  const stateOf = readScript;

  it('mark invalid JavaScript, once a line', () => {
    expect(findSyntaxFaults(stateOf('let a = 1;\nsetFrameX("a", 1);'))).toEqual([]);
    const faults = findSyntaxFaults(stateOf('let a = 1;\nsetFrameX("a", ;\nlet b = 2;'));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.from).toBeGreaterThan(10);
    expect(faults[0]?.from).toBeLessThan(28);
  });

  it('mark the failed line of the last run, if it exists', () => {
    const issue = {
      actionId: 'a',
      actionName: 'A',
      type: 'actionExecution' as const,
      message: 'No such frame.',
    };
    expect(toDiagnostics(stateOf('one\ntwo'), [{ ...issue, line: 2 }])).toEqual([
      { from: 4, to: 7, severity: 'error', message: 'No such frame.' },
    ]);
    expect(toDiagnostics(stateOf('one'), [issue, { ...issue, line: 9 }])).toEqual([]);
  });
});
