import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultOfValue,
  fitText,
  formatDate,
  formatNumber,
  limitsOfDate,
  setValue,
  textOfVariable,
} from '@/engine/resolve';
import { LOCALES } from '@/engine/document/schema/variableValues';
import { addDays, midnightOf } from '@/engine/resolve/values/day';
import { context, given, said, variable } from './support/variables';

describe('numbers', () => {
  it('S8.15 are written with their decimals and separators', () => {
    const price = variable('number', {
      value: 1234567.5,
      numberOfDecimals: 2,
      decimalSeparator: ',',
      thousandsSeparator: '.',
    });
    expect(said(price)).toBe('1.234.567,50');
  });

  it.each([
    [1.005, 2, '1.01'],
    [-0.4, 0, '0'],
    [-1234.5, 1, '-1,234.5'],
    [999.995, 2, '1,000.00'],
    [1e-7, 4, '0.0000'],
    [1.5e21, 0, '1,500,000,000,000,000,000,000'],
  ])('%d with %d decimals is %s', (value, numberOfDecimals, text) => {
    const { whole, decimals } = formatNumber(value, {
      numberOfDecimals,
      decimalSeparator: '.',
      thousandsSeparator: ',',
    });
    expect(whole + decimals).toBe(text);
  });

  it('are parsed back within half a unit of the last decimal', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        fc.integer({ min: 0, max: 4 }),
        (value, places) => {
          const { whole, decimals } = formatNumber(value, {
            numberOfDecimals: places,
            decimalSeparator: '.',
            thousandsSeparator: '',
          });
          expect(Math.abs(Number(whole + decimals) - value)).toBeLessThanOrEqual(
            0.5000001 * 10 ** -places + 1e-4,
          );
        },
      ),
    );
  });

  it('S8.14 outside their limits are refused with both limits named', () => {
    const count = variable('number', { minValue: 1, maxValue: 10 });
    expect(given(count, 11).fault).toBe('11 is not between 1 and 10.');
    expect(given(count, 10)).toEqual({ variable: { ...count, value: 10 } });
    expect(given(variable('number', { maxValue: 10 }), 11).fault).toBe('11 is more than 10.');
  });

  it('have their decimals in a character style of their own', () => {
    const price = variable('number', { value: 9.5, numberOfDecimals: 2, decimalCharacterStyleId: 'small' });
    expect(textOfVariable(price)).toEqual([{ text: '9' }, { text: '.50', characterStyleId: 'small' }]);
  });
});

describe('dates', () => {
  it('S8.16 are written as dd/MM/yyyy when new, and in the words of their language', () => {
    expect(said(variable('date', { value: '2026-03-05' }))).toBe('05/03/2026');
    expect(formatDate('2026-03-05', 'cccc d MMMM yyyy', 'de')).toBe('Donnerstag 5 März 2026');
    expect(formatDate('2026-03-05', "ccc, d MMM yy 'o''clock'", 'en_US')).toBe("Thu, 5 Mar 26 o'clock");
  });

  it.each(LOCALES)('S8.16 have twelve months and seven days in %s', (locale) => {
    const months = [...Array(12).keys()].map((month) =>
      formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'MMMM', locale),
    );
    const days = [...Array(7).keys()].map((day) => formatDate(`2026-06-0${day + 1}`, 'cccc', locale));
    expect(new Set(months).size).toBe(12);
    expect(new Set(days).size).toBe(7);
    expect([...months, ...days]).not.toContain('');
  });

  it('S8.17 outside their limits or on an excluded day are refused', () => {
    const visit = variable('date', {
      startDate: { type: 'relative', days: 1 },
      endDate: { type: 'absolute', date: '2026-12-31' },
      excludedDays: ['sunday'],
    });
    expect(limitsOfDate(visit, context.today)).toEqual({ first: '2026-11-23', last: '2026-12-31' });
    expect(given(visit, '2026-11-22').fault).toBe('2026-11-22 is before 2026-11-23.');
    expect(given(visit, '2027-01-01').fault).toBe('2027-01-01 is after 2026-12-31.');
    expect(given(visit, '2026-11-29').fault).toBe('2026-11-29 is a sunday.');
    expect(given(visit, '2026-02-30').fault).toBe('2026-02-30 is no date of the form yyyy-MM-dd.');
    expect(given(visit, '2026-11-30').fault).toBeUndefined();
  });

  it('count days as the calendar does', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -300_000, max: 300_000 }), (date, count) => {
        const start = date.toISOString().slice(0, 10);
        fc.pre(date.getTime() + count * 86_400_000 > Date.parse('0001-01-01'));
        const expected = new Date(Date.parse(start) + count * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(start, count)).toBe(expected);
        expect(midnightOf(start)).toBe(Date.parse(start));
      }),
    );
  });
});

describe('texts', () => {
  it('S8.08 are cut to their length, a line break counting as one character', () => {
    const note = variable('longText', { maxCharacters: 4 });
    expect(given(note, 'ab\r\ncd').variable).toMatchObject({ value: 'ab\nc' });
    expect(given(note, '👩👩👩👩👩').variable).toMatchObject({ value: '👩👩👩👩' });
    expect(fitText(variable('shortText'), 'as it is')).toBe('as it is');
  });

  it('S8.09a S8.09b keep line breaks when long and have spaces for them when short', () => {
    expect(given(variable('shortText'), 'a\r\nb\nc').variable).toMatchObject({ value: 'a b c' });
    expect(given(variable('longText'), 'a\r\nb').variable).toMatchObject({ value: 'a\nb' });
  });

  it('S8.12 have prefix and suffix in their styles, unless they are empty', () => {
    const price = variable('shortText', {
      prefix: { value: '€ ', characterStyleId: 'small' },
      suffix: { value: ' only' },
    });
    expect(textOfVariable({ ...price, value: '9' })).toEqual([
      { text: '€ ', characterStyleId: 'small' },
      { text: '9' },
      { text: ' only' },
    ]);
    expect(textOfVariable(price)).toEqual([]);
  });

  it('S8.13 apply the character style of each mark with a rule, and ignore other marks', () => {
    const rich = variable('richText', { ruleSetId: 'set', value: 'a <b>b <i>c</i></b> <u>d</u> 1 < 2 <b>e' });
    expect(textOfVariable(rich, { set: { b: 'bold', i: 'italic' } })).toEqual([
      { text: 'a ' },
      { text: 'b ', characterStyleId: 'bold' },
      { text: 'c', characterStyleId: 'italic' },
      { text: ' ' },
      { text: 'd' },
      { text: ' 1 < 2 ' },
      { text: 'e', characterStyleId: 'bold' },
    ]);
  });
});

describe('lists and booleans', () => {
  const list = variable('list', {
    items: [{ value: 's', displayValue: 'Small' }, { value: 'm' }, { value: 'l' }],
    availableItems: ['s', 'm'],
  });

  it('S8.18 a selection outside the available items is refused', () => {
    expect(given(list, 'l').fault).toBe("l can't be selected.");
    expect(said(given(list, 's').variable)).toBe('Small');
    expect(said(given(list, 'm').variable)).toBe('m');
  });

  it('S8.19b a data row sets a boolean with true or false in any case', () => {
    expect(given(variable('boolean'), 'TRUE').variable).toMatchObject({ value: true });
    expect(given(variable('boolean', { value: true }), 'False').variable).toMatchObject({ value: false });
    expect(given(variable('boolean'), 'yes').fault).toBe('"yes" is no boolean.');
  });
});

describe('an invalid value', () => {
  it('S8.23 clears a text, list, date or image, and keeps the template’s number or boolean', () => {
    const designed = variable('number', { value: 3, maxValue: 5 });
    const before = { ...designed, value: 4 };
    expect(setValue(before, 'many', context, designed)).toEqual({
      variable: designed,
      fault: '"many" is no number.',
    });
    expect(setValue(before, 9, context, designed).variable).toEqual(designed);
    const on = variable('boolean', { value: true });
    expect(setValue({ ...on, value: false }, '', context, on).variable).toEqual(on);
    expect(given(variable('date', { value: '2026-01-01' }), 'soon').variable).toMatchObject({ value: null });
    const size = variable('list', { items: [{ value: 's' }], selected: 's' });
    expect(given(size, 'xl').variable).toMatchObject({ selected: null });
  });

  it('never stores a faulty value', () => {
    const types = ['shortText', 'longText', 'number', 'date', 'list', 'boolean', 'image'] as const;
    const raw = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant('2026-01-04'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...types), raw, (type, value) => {
        const { variable: set } = given(
          variable(type, { minValue: -1, excludedDays: ['sunday'], maxCharacters: 3 } as object),
          value,
        );
        expect(faultOfValue(set, context.today)).toBeUndefined();
      }),
    );
  });
});
