import { describe, expect, it } from 'vitest';
import { newVariable, type Document, type ValueVariable, type Visibility } from '@/engine/document';
import { applyRecord, isShown, missingValues } from '@/engine/resolve';
import { isTriggered, withoutRepetitions } from '@/engine/resolve/actions/events';
import { sampleDocument } from '../support/sampleDocument';
import { context, withVariables } from './support/variables';

type Conditional = Extract<Visibility, { type: 'conditional' }>;
type Comparison = Conditional['comparisons'][number];

const VARIABLES: Record<string, ValueVariable> = {
  text: { ...newVariable('Text'), value: 'b' } as ValueVariable,
  count: { ...newVariable('Count', 'number'), value: 10 } as ValueVariable,
  on: { ...newVariable('On', 'boolean'), value: true } as ValueVariable,
  day: { ...newVariable('Day', 'date'), value: '2026-03-05' } as ValueVariable,
  empty: newVariable('Empty', 'number'),
  logo: newVariable('Logo', 'image'),
};
const { people } = sampleDocument().variables.items;

/** Whether a field with conditions is shown in a layout. */
const shown = (conditions: Partial<Conditional>, layoutId = 'a4') =>
  isShown(
    withVariables({ ...VARIABLES, ...(people && { people }) }),
    {
      ...newVariable('Field'),
      visibility: { type: 'conditional', layouts: [], comparisons: [], ...conditions },
    },
    layoutId,
  );
const holds = (variableId: string, operator: Comparison['operator'], value: Comparison['value']) =>
  shown({ comparisons: [{ variableId, operator, value }] });

describe('a condition on another variable', () => {
  it.each<[Comparison['operator'], boolean, boolean, boolean]>([
    ['=', false, true, false],
    ['≠', true, false, true],
    ['>', true, false, false],
    ['≥', true, true, false],
    ['<', false, false, true],
    ['≤', false, true, true],
  ])('S8.05 %s of numbers holds for one that is less, the same and more', (operator, ...expected) => {
    expect([9, 10, 11].map((value) => holds('count', operator, value))).toEqual(expected);
  });

  it('S8.05 is compared in the type of the variable', () => {
    expect(holds('count', '=', '10')).toBe(true);
    expect(holds('count', '<', '9')).toBe(false);
    expect([holds('on', '=', true), holds('on', '=', 'TRUE'), holds('on', '=', 'yes')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(holds('on', '≠', false)).toBe(true);
    expect([holds('text', '=', 'b'), holds('text', '=', 'B')]).toEqual([true, false]);
    expect([holds('day', '>', '2026-03-04'), holds('day', '<', '2026-03-04')]).toEqual([true, false]);
  });

  it('S8.05 without a value is false except for “not equal”', () => {
    for (const operator of ['=', '>', '≥', '<', '≤'] as const) {
      expect(holds('empty', operator, 0)).toBe(false);
      expect(holds('logo', operator, '')).toBe(false);
    }
    expect([holds('empty', '≠', 0), holds('logo', '≠', 'x')]).toEqual([true, true]);
  });

  it('S8.04 that is deleted, or a group, is false', () => {
    expect(holds('gone', '≠', 'x')).toBe(false);
    expect(holds('people', '≠', 'x')).toBe(false);
  });

  it('S8.04 is combined with all others, and with one of the layouts', () => {
    const is = (value: string): Comparison => ({ variableId: 'text', operator: '=', value });
    expect(shown({ comparisons: [is('b'), is('a')] })).toBe(false);
    expect(shown({})).toBe(true);
    const on = (layoutId: string, includeChildren = false) => ({ layoutId, includeChildren });
    expect(shown({ layouts: [on('half'), on('a4')] })).toBe(true);
    expect(shown({ layouts: [on('half', true)] })).toBe(false);
    expect(shown({ layouts: [on('half'), on('a4')], comparisons: [is('a')] })).toBe(false);
  });
});

describe('a record', () => {
  it('ignores inherited names and groups', () => {
    const document = withVariables({ ...VARIABLES, ...(people && { people }) });
    const inherited = Object.create({ Text: 'x' }) as Record<string, string>;
    expect(applyRecord(document, inherited, context).document).toEqual(document);
    expect(applyRecord(document, { People: 'x' }, context)).toMatchObject({
      document,
      findings: [],
    });
    expect(applyRecord(document, { Text: null }, context).document.variables.items.text).toMatchObject({
      value: '',
    });
  });

  it('S8.23 returns to the template’s value unless that variable is now a group', () => {
    const document = withVariables(VARIABLES);
    const designed = withVariables({
      ...VARIABLES,
      count: { ...VARIABLES.count, value: 3 } as ValueVariable,
    });
    const count = (of: Document) =>
      applyRecord(document, { Count: 'x' }, context, of).document.variables.items.count;
    expect(count(designed)).toMatchObject({ value: 3 });
    expect(count(withVariables({ ...VARIABLES, ...(people && { count: people }) }))).toMatchObject({
      value: 10,
    });
    expect(count(withVariables({}))).toMatchObject({ value: 10 });
  });

  it('S12.17 misses values of required variables that are shown, and only those', () => {
    const required = { isRequired: true } as const;
    const document = withVariables({
      one: { ...newVariable('One'), ...required } as ValueVariable,
      two: newVariable('Two'),
      three: { ...newVariable('Three'), ...required, value: 'x' } as ValueVariable,
      four: { ...newVariable('Four'), ...required, visibility: { type: 'invisible' } } as ValueVariable,
      ...(people && { people }),
    });
    expect(missingValues(document)).toEqual([
      { type: 'MissingVariableValue', variableId: 'one', details: 'One needs a value.' },
    ]);
  });
});

describe('an event', () => {
  const moved = { event: 'frameMoved', frameId: 'shape' } as const;
  const changed = { event: 'variableValueChanged', variableId: 'text' } as const;

  it('S8.26 starts the actions that wait for it, for any id or this one', () => {
    expect(isTriggered({ event: 'frameMoved' }, moved)).toBe(true);
    expect(isTriggered({ event: 'frameMoved', frameIds: ['words', 'shape'] }, moved)).toBe(true);
    expect(isTriggered({ event: 'frameMoved', frameIds: ['words'] }, moved)).toBe(false);
    expect(isTriggered({ event: 'variableValueChanged' }, changed)).toBe(true);
    expect(isTriggered({ event: 'variableValueChanged', variableIds: ['text'] }, changed)).toBe(true);
    expect(isTriggered({ event: 'variableValueChanged', variableIds: ['count'] }, changed)).toBe(false);
  });

  it('S8.26 does not start actions that wait for another', () => {
    const loaded = { event: 'documentLoaded' } as const;
    expect(isTriggered(loaded, loaded)).toBe(true);
    expect(isTriggered({ event: 'pageSizeChanged' }, loaded)).toBe(false);
    for (const event of [changed, loaded]) expect(isTriggered({ event: 'frameMoved' }, event)).toBe(false);
    for (const event of [moved, loaded])
      expect(isTriggered({ event: 'variableValueChanged' }, event)).toBe(false);
    expect(isTriggered(loaded, moved)).toBe(false);
  });

  it('S8.27 counts once, at its first place', () => {
    const other = { ...moved, frameId: 'words' };
    expect(withoutRepetitions([moved, changed, moved, other, changed])).toEqual([moved, changed, other]);
  });
});
