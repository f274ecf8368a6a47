import { describe, expect, it } from 'vitest';
import type { ValueVariable } from '@/engine/document';
import { LONGEST_TEXT } from '@/engine/document/schema/textContent';
import {
  choicesOf,
  faultOfValue,
  fitText,
  formatNumber,
  isEmpty,
  limitsOfDate,
  plainValue,
  setValue,
  textOfVariable,
  refusalOfValue,
} from '@/engine/resolve';
import { context, given, said, variable } from './support/variables';

describe('a written number', () => {
  const written = (value: number, numberOfDecimals: number, thousandsSeparator = ',') =>
    formatNumber(value, { numberOfDecimals, decimalSeparator: '.', thousandsSeparator });

  it.each([
    [0, 0, '0', ''],
    [999, 0, '999', ''],
    [1000, 0, '1,000', ''],
    [-1, 0, '-1', ''],
    [-0.001, 2, '0', '.00'],
    [-0.05, 1, '-0', '.1'],
    [0.5, 0, '1', ''],
    [1.25e-7, 3, '0', '.000'],
    [5e-7, 4, '0', '.0000'],
    [1.5e-3, 3, '0', '.002'],
    [9.9999, 3, '10', '.000'],
    [12, 2, '12', '.00'],
    [1e21, 0, '1,000,000,000,000,000,000,000', ''],
    [1e21, 1, '1,000,000,000,000,000,000,000', '.0'],
  ])('of %d with %d decimals is %s%s', (value, decimals, whole, rest) => {
    expect(written(value, decimals)).toEqual({ whole, decimals: rest });
  });

  it('has no thousands separator when it is empty', () => {
    expect(written(1234567, 0, '').whole).toBe('1234567');
  });
});

describe('validation of a value', () => {
  it('S8.14 reports the only limit, and accepts values at a limit', () => {
    expect(given(variable('number', { minValue: 1 }), 0).fault).toBe('0 is less than 1.');
    expect(given(variable('number', { maxValue: 1 }), 2).fault).toBe('2 is more than 1.');
    for (const value of [1, 10])
      expect(given(variable('number', { minValue: 1, maxValue: 10 }), value).fault).toBeUndefined();
    expect(given(variable('number', { minValue: 1, maxValue: 10 }), 0).fault).toBe(
      '0 is not between 1 and 10.',
    );
  });

  it('S8.17 accepts the first and last day, and any day without limits', () => {
    const absolute = (date: string) => ({ type: 'absolute', date }) as const;
    const week = { startDate: absolute('2026-11-23'), endDate: absolute('2026-11-29') };
    for (const day of ['2026-11-23', '2026-11-29'])
      expect(given(variable('date', week), day).fault).toBeUndefined();
    const none = { startDate: { type: 'none' }, endDate: { type: 'none' } } as const;
    expect(limitsOfDate(none, context.today)).toEqual({ first: undefined, last: undefined });
    expect(limitsOfDate({ ...none, endDate: { type: 'relative', days: -1 } }, context.today).last).toBe(
      '2026-11-21',
    );
  });

  it.each([
    ['monday', '2026-11-23'],
    ['tuesday', '2026-11-24'],
    ['wednesday', '2026-11-25'],
    ['thursday', '2026-11-26'],
    ['friday', '2026-11-27'],
    ['saturday', '2026-11-28'],
    ['sunday', '2026-11-29'],
  ] as const)('S8.17 is its day of the week where that is excluded: %s', (weekday, day) => {
    expect(given(variable('date', { excludedDays: [weekday] }), day).fault).toBe(`${day} is a ${weekday}.`);
    expect(given(variable('date', { excludedDays: [] }), day).fault).toBeUndefined();
  });

  it('accepts a missing value', () => {
    for (const type of ['number', 'date', 'list', 'image', 'dataSource', 'shortText'] as const)
      expect(faultOfValue(variable(type), context.today)).toBeUndefined();
  });
});

describe('a value', () => {
  const item = { value: 's', displayValue: 'Small' };

  it('is empty without a value, except for a boolean', () => {
    const types = [
      'shortText',
      'longText',
      'richText',
      'number',
      'date',
      'image',
      'list',
      'dataSource',
    ] as const;
    for (const type of types) expect(isEmpty(variable(type))).toBe(true);
    expect(isEmpty(variable('boolean'))).toBe(false);
    const filled: ValueVariable[] = [
      ...(['shortText', 'longText', 'richText'] as const).map((type) => variable(type, { value: 'a' })),
      ...[variable('number', { value: 0 }), variable('date', { value: '2026-01-01' })],
      variable('image', { value: { connectorId: 'media', assetId: 'one' } }),
      variable('list', { items: [item], selected: 's' }),
      variable('dataSource', { source: { type: 'connector', connectorId: 'data' } } as object),
    ];
    for (const each of filled) expect(isEmpty(each)).toBe(false);
  });

  it('is one plain value, and undefined for a data source', () => {
    expect(plainValue(variable('list', { items: [item], selected: 's' }))).toBe('s');
    expect(plainValue(variable('image', { value: { connectorId: 'media', assetId: 'one' } }))).toBe('one');
    expect(plainValue(variable('image'))).toBeNull();
    expect(plainValue(variable('dataSource'))).toBeNull();
    expect(plainValue(variable('number', { value: 3 }))).toBe(3);
  });

  it('is shown as text, but not for pictures and data sources', () => {
    expect(textOfVariable(variable('boolean', { value: true }))).toStrictEqual([{ text: 'true' }]);
    expect(textOfVariable(variable('boolean'))).toStrictEqual([{ text: 'false' }]);
    expect(textOfVariable(variable('longText', { value: 'a\nb' }))).toStrictEqual([{ text: 'a\nb' }]);
    const image = variable('image', { value: { connectorId: 'media', assetId: 'one' } });
    for (const nothing of [image, variable('dataSource'), variable('number'), variable('date')])
      expect(textOfVariable(nothing)).toEqual([]);
    const price = variable('number', { value: 1.5, numberOfDecimals: 1, decimalSeparator: ',' });
    expect(textOfVariable({ ...price, suffix: { value: ' €' } })).toStrictEqual([
      ...[{ text: '1' }, { text: ',5' }, { text: ' €' }],
    ]);
  });

  it('S8.18 of a list is one of those available, or of all', () => {
    expect(choicesOf(variable('list', { items: [item, { value: 'm' }] }))).toEqual(['s', 'm']);
    expect(choicesOf(variable('list', { items: [item], availableItems: [] }))).toEqual([]);
    expect(said(variable('list', { items: [item], selected: 'gone' }))).toBe('');
  });
});

describe('values of a record', () => {
  it.each([
    ['number', '12', 12],
    ['number', ' -1.5 ', -1.5],
    ['number', '+.5', 0.5],
    ['number', '1.', 1],
    ['number', '2E+3', 2_000],
    ['number', '25e-1', 2.5],
    ['boolean', ' true ', true],
    ['boolean', false, false],
  ] as const)('is read as a %s: %j', (type, raw, value) => {
    expect(given(variable(type), raw)).toMatchObject({ variable: { value } });
    expect(given(variable(type), raw).fault).toBeUndefined();
  });

  it.each([
    ['number', '1,5', '"1,5" is no number.'],
    ['number', 'x1', '"x1" is no number.'],
    ['number', '1x', '"1x" is no number.'],
    ['number', '.', '"." is no number.'],
    ['number', '1e', '"1e" is no number.'],
    ['number', '0x10', '"0x10" is no number.'],
    ['number', true, 'true is no number.'],
    ['number', '1e999', '"1e999" is no number.'],
    ['boolean', '', 'An empty value is neither true nor false.'],
    ['boolean', null, 'An empty value is neither true nor false.'],
    ['boolean', 1, '1 is no boolean.'],
    ['boolean', 'true!', '"true!" is no boolean.'],
    ['dataSource', 'x', '"x" is no dataSource.'],
  ] as const)('is no %s: %j', (type, raw, fault) => {
    expect(given(variable(type), raw)).toEqual({ variable: variable(type), fault });
  });

  it.each(['shortText', 'longText', 'richText', 'number', 'date', 'list', 'image', 'dataSource'] as const)(
    'F7.15 may be nothing for a %s, as a boolean alone always has a value',
    (type) => {
      for (const raw of [null, '']) {
        const { variable: emptied, fault } = given(variable(type), raw);
        expect([isEmpty(emptied), fault]).toEqual([true, undefined]);
      }
    },
  );

  it('F7.15 empties a text, number, date, list or image without a fault', () => {
    expect(given(variable('number', { value: 4, minValue: 1 }), '')).toEqual({
      variable: variable('number', { minValue: 1 }),
    });
    expect(given(variable('shortText', { value: 'a' }), null)).toEqual({ variable: variable('shortText') });
    expect(given(variable('richText', { value: 'a' }), '')).toEqual({ variable: variable('richText') });
    expect(given(variable('date', { value: '2026-01-01' }), '')).toEqual({ variable: variable('date') });
    const list = variable('list', { items: [{ value: 's' }] });
    expect(given({ ...list, selected: 's' }, null)).toEqual({ variable: list });
    const image = variable('image', { value: { connectorId: 'own', assetId: 'one' } });
    expect(given(image, '')).toEqual({ variable: variable('image') });
  });

  it('is a picture of the connector the variable has one from, or else of the media', () => {
    const image = variable('image', { value: { connectorId: 'own', assetId: 'one' } });
    expect(given(image, 'two').variable).toMatchObject({ value: { connectorId: 'own', assetId: 'two' } });
    expect(given(variable('image'), 'two').variable).toMatchObject({
      value: { connectorId: 'media', assetId: 'two' },
    });
  });

  it('S8.08 S8.09a is converted to the variable’s text, for rich text only its line breaks', () => {
    expect(given(variable('shortText'), 5).variable).toMatchObject({ value: '5' });
    const marked = 'a\r<b>b</b>\r\nc';
    expect(fitText(variable('richText', { maxCharacters: 2 } as object), marked)).toBe('a\n<b>b</b>\nc');
    expect(fitText(variable('shortText', { maxCharacters: 4 }), 'a\r\n\nb')).toBe('a  b');
    expect(fitText(variable('longText', { maxCharacters: 3 }), 'abc')).toBe('abc');
  });

  it('F6.11 count visible characters for a limit', () => {
    const seen = 'e\u0301👨‍👩‍👧🇳🇱';
    const limited = (maxCharacters: number) => variable('shortText', { maxCharacters });
    expect(refusalOfValue(limited(3), seen)).toBeUndefined();
    expect(fitText(limited(3), seen)).toBe(seen);
    expect(refusalOfValue(limited(2), seen)?.message).toBe('This has 3 characters; up to 2 fit.');
    expect(fitText(limited(2), seen)).toBe('e\u0301👨‍👩‍👧');
    // An endless sequence of marks does not bypass the limit of any text.
    expect(refusalOfValue(limited(3), `a${'\u0301'.repeat(LONGEST_TEXT)}`)?.code).toBe('valueTooLong');
  });

  it('S8.23 that is unusable keeps the template’s value only when it has the same type', () => {
    const own = variable('number', { value: 4 });
    expect(setValue(own, 'many', context, variable('boolean')).variable).toEqual(own);
    const on = variable('boolean', { value: true });
    expect(setValue(on, 'many', context, own).variable).toEqual(on);
  });
});
