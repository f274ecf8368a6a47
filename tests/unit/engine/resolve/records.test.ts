import { describe, expect, it } from 'vitest';
import { newVariable, type Document, type Visibility } from '@/engine/document';
import { applyRecord, isShown, missingValues, resolveParagraphs } from '@/engine/resolve';
import { context, withVariables } from './support/variables';

const valuesOf = ({ variables }: Document) =>
  Object.fromEntries(
    Object.entries(variables.items).map(([id, variable]) => [
      id,
      'value' in variable ? variable.value : null,
    ]),
  );

describe('a record', () => {
  const document = withVariables({
    who: { ...newVariable('Who'), value: 'You', isReadonly: true },
    count: { ...newVariable('Count', 'number'), value: 1, isRequired: true },
    size: { ...newVariable('Size', 'list'), items: [{ value: 's' }], selected: 's', isRequired: true },
  });

  it('S8.22 S12.16 fills variables by name and keeps values it omits', () => {
    const first = applyRecord(document, { Who: 'Ann', Stranger: 'x' }, context);
    expect(valuesOf(first.document)).toMatchObject({ who: 'Ann', count: 1 });
    const second = applyRecord(first.document, { Count: '2.5' }, context, document);
    expect(valuesOf(second.document)).toMatchObject({ who: 'Ann', count: 2.5 });
    expect(second.findings).toEqual([]);
  });

  it('H2.02 reports an invalid value for each record that inherits it', () => {
    const bad = applyRecord(document, { Count: 'many' }, context, document);
    const next = applyRecord(bad, { Who: 'Ann' }, context, document);
    expect(next.findings.map(({ variableId }) => variableId)).toEqual(['count']);
    expect(applyRecord(next, { Count: 3 }, context, document).findings).toEqual([]);
  });

  it('S12.17 a list value the list lacks is invalid, and a required value left empty is missing', () => {
    expect(applyRecord(document, { Size: 'xl' }, context).findings).toEqual([
      { type: 'InvalidVariableValue', variableId: 'size', details: "Size: xl can't be selected." },
      { type: 'MissingVariableValue', variableId: 'size', details: 'Size needs a value.' },
    ]);
  });

  it('S8.23 an unusable number returns to the template’s, with a notice', () => {
    const before = applyRecord(document, { Count: 7 }, context).document;
    const { document: after, findings } = applyRecord(before, { Count: 'many' }, context, document);
    expect(valuesOf(after)).toMatchObject({ count: 1 });
    expect(findings).toEqual([
      { type: 'InvalidVariableValue', variableId: 'count', details: 'Count: "many" is no number.' },
    ]);
  });
});

describe('visibility', () => {
  const shown = (visibility: Visibility, layoutId: string, who = 'Ann') =>
    isShown(
      withVariables({ who: { ...newVariable('Who'), value: who } }),
      { ...newVariable('Field'), visibility },
      layoutId,
    );
  const conditions = {
    type: 'conditional',
    layouts: [{ layoutId: 'half', includeChildren: true }],
    comparisons: [{ variableId: 'who', operator: '=', value: 'Ann' }],
  } as const;

  it('S8.04 requires a condition on layouts and all those on other variables', () => {
    expect(shown(conditions, 'half')).toBe(true);
    expect(shown(conditions, 'quarter')).toBe(true);
    expect(shown({ ...conditions, layouts: [{ layoutId: 'half', includeChildren: false }] }, 'quarter')).toBe(
      false,
    );
    expect(shown(conditions, 'a4')).toBe(false);
    expect(shown(conditions, 'half', 'Bob')).toBe(false);
    expect(shown({ type: 'invisible' }, 'half')).toBe(false);
  });

  it.each([
    ['=', false],
    ['≠', true],
    ['>', false],
    ['≥', false],
    ['<', true],
    ['≤', true],
  ] as const)('S8.05 compares 2 %s 10 as numbers', (operator, holds) => {
    const document = withVariables({ count: { ...newVariable('Count', 'number'), value: 2 } });
    const visibility = {
      type: 'conditional',
      layouts: [],
      comparisons: [{ variableId: 'count', operator, value: 10 }],
    } as const;
    expect(isShown(document, { ...newVariable('Field'), visibility }, 'a4')).toBe(holds);
  });

  it('S8.06 a hidden required variable is not missing', () => {
    const field = { ...newVariable('Field'), isRequired: true };
    const other = newVariable('Who');
    expect(missingValues(withVariables({ who: other, field }))).toHaveLength(1);
    expect(missingValues(withVariables({ who: other, field: { ...field, visibility: conditions } }))).toEqual(
      [],
    );
  });
});

describe('paragraphs', () => {
  const runs = [{ type: 'variable', variableId: 'who', characterStyleId: 'strong' } as const];

  it('S8.10 with only an empty variable are removed or kept by its setting', () => {
    const empty = newVariable('Who');
    const leaving = withVariables({ who: { ...empty, removeParagraphIfEmpty: true } });
    const around = [{ runs }, { runs: [{ type: 'text', text: 'after' } as const] }];
    expect(resolveParagraphs(leaving, around)).toEqual([{ runs: [{ type: 'text', text: 'after' }] }]);
    expect(resolveParagraphs(withVariables({ who: empty }), around)).toEqual([
      { runs: [] },
      { runs: [{ type: 'text', text: 'after' }] },
    ]);
    const beside = [{ runs: [...runs, { type: 'text', text: '!' } as const] }];
    expect(resolveParagraphs(leaving, beside)).toEqual([{ runs: [{ type: 'text', text: '!' }] }]);
  });

  it('S8.11 mark the text that does not break', () => {
    const document = withVariables({
      who: { ...newVariable('Who'), value: 'Ann Other', isDontBreak: true },
    });
    expect(resolveParagraphs(document, [{ runs }])).toEqual([
      { runs: [{ type: 'text', text: 'Ann Other', characterStyleId: 'strong', isDontBreak: true }] },
    ]);
  });
});
