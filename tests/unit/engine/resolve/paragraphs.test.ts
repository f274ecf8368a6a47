import { describe, expect, it } from 'vitest';
import { newVariable, type Document, type Paragraph, type Run, type ValueVariable } from '@/engine/document';
import { resolvedPlaces, resolveParagraphs, textOfVariable } from '@/engine/resolve';
import { sampleDocument } from '../support/sampleDocument';

const said = (text: string): Run => ({ type: 'text', text });
const variable = (variableId: string, characterStyleId?: string): Run => ({
  type: 'variable',
  variableId,
  ...(characterStyleId !== undefined && { characterStyleId }),
});

const who = (settings: object = {}): ValueVariable =>
  ({ ...newVariable('Who'), ...settings }) as ValueVariable;
function withVariables(items: Record<string, ValueVariable>): Document {
  const { people } = sampleDocument().variables.items;
  return { ...sampleDocument(), variables: { order: [], items: { ...items, ...(people && { people }) } } };
}
const resolved = (items: Record<string, ValueVariable>, ...runs: Run[]) =>
  resolveParagraphs(withVariables(items), [{ runs }])[0]?.runs;

describe('a variable in a text', () => {
  it('S8.12 becomes its parts, each in its own style or that of its place', () => {
    const price = { ...who({ value: 'Ann' }), prefix: { value: 'To ', characterStyleId: 'small' } };
    const run = { ...variable('who', 'strong'), format: { underline: true } };
    expect(resolved({ who: price }, said('x'), run)).toEqual([
      said('x'),
      { type: 'text', text: 'To ', characterStyleId: 'small', format: { underline: true } },
      { type: 'text', text: 'Ann', characterStyleId: 'strong', format: { underline: true } },
    ]);
  });

  it('S8.11 can break unless it is a short text with the opposite setting', () => {
    expect(resolved({ who: who({ value: 'Ann' }) }, variable('who'))).toEqual([said('Ann')]);
    const long = { ...newVariable('Who', 'longText'), value: 'Ann', isDontBreak: true } as ValueVariable;
    expect(resolved({ who: long }, variable('who'))).toEqual([said('Ann')]);
  });

  it('is empty when it is deleted or a group', () => {
    expect(resolved({}, said('x'), variable('gone'), variable('people'))).toEqual([said('x')]);
  });

  it('S8.13 of rich text has the styles of its rules', () => {
    const rich = {
      ...newVariable('Rich', 'richText'),
      ruleSetId: 'set',
      value: 'a<b>b</b>',
    } as ValueVariable;
    const paragraphs: Paragraph[] = [{ runs: [variable('rich')] }];
    expect(resolveParagraphs(withVariables({ rich }), paragraphs, { set: { b: 'bold' } })).toEqual([
      { runs: [said('a'), { ...said('b'), characterStyleId: 'bold' }] },
    ]);
    expect(resolveParagraphs(withVariables({ rich }), paragraphs)).toEqual([
      { runs: [said('a'), said('b')] },
    ]);
  });
});

describe('a paragraph with an empty variable that removes its line', () => {
  const leaving = who({ removeParagraphIfEmpty: true });
  const count = (items: Record<string, ValueVariable>, ...runs: Run[]) =>
    resolveParagraphs(withVariables(items), [{ runs }]).length;

  it('S8.10 is removed next to empty runs, and kept next to other ones', () => {
    expect(count({ who: leaving }, said(''), variable('who'), said(''))).toBe(0);
    expect(count({ who: leaving }, variable('who'), variable('who'))).toBe(1);
    expect(count({ who: leaving }, said(' '), variable('who'))).toBe(1);
    expect(count({ who: leaving })).toBe(1);
    expect(count({ who: leaving }, said(''))).toBe(1);
  });

  it('S8.10 is kept once the variable has a value, or is another one', () => {
    expect(count({ who: who({ removeParagraphIfEmpty: true, value: 'Ann' }) }, variable('who'))).toBe(1);
    expect(count({ who: leaving }, variable('gone'))).toBe(1);
    expect(count({ on: newVariable('On', 'boolean') }, variable('on'))).toBe(1);
    expect(count({ logo: newVariable('Logo', 'image') }, variable('logo'))).toBe(1);
  });
});

describe('mapping of paragraphs', () => {
  it('maps positions of remaining paragraphs with the new lengths of their runs', () => {
    const document = withVariables({
      who: who({ removeParagraphIfEmpty: true }),
      long: who({ name: 'Long', value: 'Ann', prefix: { value: 'To ' } }),
    });
    expect(
      resolvedPlaces(document, [
        { runs: [said('ab'), variable('long'), said('c')] },
        { runs: [variable('who')] },
        { runs: [] },
        { runs: [variable('who'), said('x')] },
      ]),
    ).toEqual([
      { paragraph: 0, lengths: [2, 6, 1] },
      { paragraph: undefined, lengths: [0] },
      { paragraph: 1, lengths: [] },
      { paragraph: 2, lengths: [0, 1] },
    ]);
  });
});

describe('marks of a rich text', () => {
  const said = (value: string) =>
    textOfVariable({ ...newVariable('Rich', 'richText'), ruleSetId: 'set', value } as ValueVariable, {
      set: { b: 'bold', i: 'italic', 'a-1': 'dash' },
    }).map(({ text, characterStyleId }) => (characterStyleId ? `${text}:${characterStyleId}` : text));

  it('S8.13 count from the innermost that has a rule, until they are closed', () => {
    expect(said('<b>a<i>b</i>c</b>d')).toEqual(['a:bold', 'b:italic', 'c:bold', 'd']);
    expect(said('<b>a<u>b</u></b>')).toEqual(['a:bold', 'b:bold']);
    expect(said('<b>a<b>b</b>c</b>d')).toEqual(['a:bold', 'b:bold', 'c:bold', 'd']);
    expect(said('<b>a<i>b</b>c</i>d')).toEqual(['a:bold', 'b:italic', 'c:italic', 'd']);
  });

  it('S8.13 that were never opened are ignored', () => {
    expect(said('<b>a</i>b</b>c')).toEqual(['a:bold', 'b:bold', 'c']);
    expect(said('a</b>b')).toEqual(['a', 'b']);
  });

  it('S8.13 are names in angle brackets only', () => {
    expect(said('<a-1>x</a-1>')).toEqual(['x:dash']);
    expect(said('1 < 2 > 1')).toEqual(['1 < 2 > 1']);
    expect(said('<1>a<>b<-x>c< b>d<b >e')).toEqual(['<1>a<>b<-x>c< b>d<b >e']);
    expect(said('<toString>a')).toEqual(['a']);
    expect(said(`<b${'x'.repeat(64)}>a`)).toEqual([`<b${'x'.repeat(64)}>a`]);
    expect(said(`<b${'x'.repeat(63)}>a`)).toEqual(['a']);
  });
});
