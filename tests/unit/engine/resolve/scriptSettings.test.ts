import { describe, expect, it } from 'vitest';
import { NEW_PARAGRAPH_FORMAT, type Document } from '@/engine/document';
import { ScriptError } from '@/engine/resolve/actions/scriptState';
import { documentOf, startScript, VARIABLES } from './support/startScript';

describe('the settings of variables in scripts', () => {
  it('S8.34 set prefix and suffix of a value and keep their style', () => {
    const { call, variable, state } = startScript();
    call('setVariablePrefix', 'Text', '<');
    call('setVariableSuffix', 'Text', '>');
    call('setVariablePrefix', 'Day', 'on ');
    expect(variable('text')).toMatchObject({ prefix: { value: '<' }, suffix: { value: '>' } });
    expect(variable('day')).toMatchObject({ prefix: { value: 'on ' } });
    expect(state.events).toEqual([]);
    const styled = { ...VARIABLES.text, prefix: { value: 'a', characterStyleId: 'strong' } };
    const { variables } = documentOf();
    const other = startScript(
      documentOf({
        variables: { ...variables, items: { ...variables.items, text: styled } },
      } as Partial<Document>),
    );
    expect(() => other.call('setVariablePrefix', 'Text', 1)).toThrow('The prefix has to be text, not 1.');
    expect(() => other.call('setVariableSuffix', 'Text')).toThrow('The suffix has to be text, not nothing.');
  });

  it.each(['Rich', 'On', 'Logo', 'Data'])(
    'S8.34 are no prefix or suffix where a variable has none: %s',
    (name) => {
      const { call, variable } = startScript();
      expect(() => call('setVariablePrefix', name, 'x')).toThrow(`“${name}” has no prefix.`);
      expect(() => call('setVariableSuffix', name, 'x')).toThrow(`“${name}” has no suffix.`);
      expect(variable('rich')).toEqual(VARIABLES.rich);
    },
  );

  it('S8.34 are the formats of numbers and dates', () => {
    const { call, variable } = startScript();
    call('setNumberVariableDecimalSeparator', 'Count', ',');
    call('setNumberVariableThousandsSeparator', 'Count', '.');
    call('setNumberVariableDecimalPlaces', 'Count', 3);
    expect(variable('count')).toMatchObject({
      decimalSeparator: ',',
      thousandsSeparator: '.',
      numberOfDecimals: 3,
      value: 4,
    });
    call('setDateVariableDisplayFormat', 'Day', 'd MMM');
    call('setDateVariableLanguage', 'Day', 'nl');
    expect(variable('day')).toMatchObject({ displayFormat: 'd MMM', locale: 'nl', value: '2026-03-05' });
    const of =
      (name: string, ...values: unknown[]) =>
      () =>
        call(name, ...values);
    expect(of('setDateVariableLanguage', 'Day', 1)).toThrow('The language has to be text, not 1.');
    expect(of('setDateVariableDisplayFormat', 'Day', 1)).toThrow('The format has to be text, not 1.');
    expect(of('setNumberVariableDecimalSeparator', 'Count', 1)).toThrow(
      'The separator has to be text, not 1.',
    );
    expect(of('setNumberVariableDecimalPlaces', 'Count', '1')).toThrow(
      'The number of decimals has to be a number, not "1".',
    );
  });

  it('S8.07b S8.04 are whether it is shown, needed and filled by a form', () => {
    const { call, variable } = startScript();
    call('setVariableReadonly', 'Text', true);
    call('setVariableRequired', 'Text', true);
    call('setVariableVisible', 'Text', false);
    expect(variable('text')).toMatchObject({
      isReadonly: true,
      isRequired: true,
      visibility: { type: 'invisible' },
    });
    expect(call('getVariableIsVisible', 'Text')).toBe(false);
    call('setVariableVisible', 'Text', true);
    expect(call('getVariableIsVisible', 'Text')).toBe(true);
    // Shown only in another layout.
    expect(call('getVariableIsVisible', 'Price')).toBe(false);
    expect(() => call('setVariableReadonly', 'Text', 1)).toThrow(
      'The setting has to be true or false, not 1.',
    );
    expect(() => call('setVariableVisible', 'Text', 'no')).toThrow(
      'The visibility has to be true or false, not "no".',
    );
  });

  it('S8.33 are returned in one object, for one variable or all, without groups', () => {
    const { call } = startScript();
    const day = {
      name: 'Day',
      type: 'date',
      label: 'Day',
      value: '2026-03-05',
      readonly: false,
      required: false,
      visible: true,
    };
    expect(call('getDateVariable', 'Day')).toEqual(day);
    expect(call('variableByName', 'Day')).toEqual(day);
    expect(call('getNumberVariable', 'Count')).toMatchObject({ name: 'Count', type: 'number', value: 4 });
    const all = call('allVariables') as { name: string }[];
    expect(all.map(({ name }) => name)).toEqual([
      ...['Who', 'Photo', 'Price', 'Text', 'Rich', 'Count', 'On', 'Day', 'Size', 'Logo', 'Data'],
    ]);
    expect(all[7]).toEqual(day);
    expect(all[8]).toMatchObject({ value: 'm' });
  });
});

describe('the brand kit in scripts', () => {
  const white = { type: 'hex', value: '#ffffff' } as const;
  const black = { type: 'hex', value: '#000000' } as const;
  const ordered = <Item>(items: Record<string, Item>) => ({ order: Object.keys(items), items });
  const { brandKit } = documentOf();
  const large = { ...NEW_PARAGRAPH_FORMAT, fontSize: 30 };
  const night = { name: 'Night', colors: {}, paragraphStyles: {}, characterStyles: {}, media: {} };
  const kit = {
    ...brandKit,
    colors: ordered({ main: { name: 'Main', color: white }, other: { name: 'Other', color: black } }),
    paragraphStyles: ordered({
      body: { name: 'Body', format: NEW_PARAGRAPH_FORMAT },
      title: { name: 'Title', format: large },
    }),
    characterStyles: ordered({
      strong: { name: 'Strong', format: { underline: true } },
      soft: { name: 'Soft', format: {} },
    }),
    themes: ordered({ night }),
  } as Document['brandKit'];
  const start = () => startScript(documentOf({ brandKit: kit }));

  it('S8.37 has colours and styles copied, each under its own name', () => {
    const { call, state } = start();
    call('copyColorFromTo', 'Main', 'Other');
    call('copyParagraphStyleFromTo', 'Title', 'Body');
    call('copyCharacterStyleFromTo', 'Strong', 'Soft');
    const { colors, paragraphStyles, characterStyles } = state.document.brandKit;
    expect(colors.items.other).toEqual({ name: 'Other', color: white });
    expect(paragraphStyles.items.body).toEqual({ name: 'Body', format: large });
    expect(characterStyles.items.soft).toEqual({ name: 'Soft', format: { underline: true } });
  });

  it('S8.37 can switch its theme, and reset it', () => {
    const { call, state } = start();
    expect(call('getActiveThemeName')).toBe('Default');
    call('switchTheme', 'Night');
    expect(call('getActiveThemeName')).toBe('Night');
    call('switchTheme', 'Default');
    expect(call('getActiveThemeName')).toBe('Default');
    expect(state.document.brandKit).not.toHaveProperty('activeThemeId');
  });

  it('S8.37 accepts colours as rgb, cmyk or hex with or without #, and no others', () => {
    const { call, state } = start();
    const set = (value: unknown) => {
      call('setColorValue', 'Main', value);
      return state.document.brandKit.colors.items.main;
    };
    expect(set(call('rgb', 1, 2, 3))).toEqual({ name: 'Main', color: { type: 'rgb', r: 1, g: 2, b: 3 } });
    expect(set(call('cmyk', 10, 20, 30, 40))?.color).toEqual({
      type: 'cmyk',
      c: 0.1,
      m: 0.2,
      y: 0.3,
      k: 0.4,
    });
    expect(set(call('hex', 'aabbcc'))?.color).toEqual({ type: 'hex', value: '#aabbcc' });
    expect(set(call('hex', '#aabbcd'))?.color).toEqual({ type: 'hex', value: '#aabbcd' });
    expect(() => set('red')).toThrow('"red" is no colour: use rgb, cmyk or hex.');
  });

  it.each([
    [['copyColorFromTo', 'Main', 'Gone'], 'There is no colour “Gone”.'],
    [['copyColorFromTo', 'Gone', 'Main'], 'There is no colour “Gone”.'],
    [['setColorValue', 'Gone', white], 'There is no colour “Gone”.'],
    [['copyParagraphStyleFromTo', 'Gone', 'Body'], 'There is no paragraph style “Gone”.'],
    [['copyParagraphStyleFromTo', 'Body', 'Gone'], 'There is no paragraph style “Gone”.'],
    [['copyCharacterStyleFromTo', 'Strong', 'Gone'], 'There is no character style “Gone”.'],
    [['switchTheme', 'Gone'], 'There is no theme “Gone”.'],
    [['switchTheme', 1], 'The name of the theme has to be text, not 1.'],
    [['rgb', 'a', 2, 3], 'Red has to be a number, not "a".'],
    [['rgb', 1, 'a', 3], 'Green has to be a number, not "a".'],
    [['rgb', 1, 2], 'Blue has to be a number, not nothing.'],
    [['cmyk', 'a', 0, 0, 0], 'Cyan has to be a number, not "a".'],
    [['cmyk', 0, 'a', 0, 0], 'Magenta has to be a number, not "a".'],
    [['cmyk', 0, 0, 'a', 0], 'Yellow has to be a number, not "a".'],
    [['cmyk', 0, 0, 0], 'Black has to be a number, not nothing.'],
    [['hex', 1], 'The colour has to be text, not 1.'],
  ])('S8.38 says what is wrong with %j', ([name = '', ...values], message) => {
    expect(() => start().call(String(name), ...values)).toThrow(message);
  });
});

describe('an argument of a script', () => {
  it.each([
    [['getFrameX', 1], 'The name of the frame has to be text, not 1.'],
    [['frameByName'], 'The name of the frame has to be text, not nothing.'],
    [['getFrameX', 'Gone'], 'There is no frame “Gone”.'],
    [['setFrameWidth', 'Ground', null], 'The width has to be a number, not null.'],
    [['moveFrame', 'Ground', 'a', 1], 'x has to be a number, not "a".'],
    [['moveFrame', 'Ground', 1, 'a'], 'y has to be a number, not "a".'],
    [['resizeFrame', 'Ground', 'a', 1], 'The width has to be a number, not "a".'],
    [['resizeFrame', 'Ground', 1], 'The height has to be a number, not nothing.'],
    [['setFrameRotation', 'Ground', 'a'], 'The rotation has to be a number, not "a".'],
    [['setFrameVisible', 'Ground', 1], 'The visibility has to be true or false, not 1.'],
    [['selectLayout', 1], 'The name of the layout has to be text, not 1.'],
    [['selectLayout', 'Half', 1], 'keepPageSize has to be true or false, not 1.'],
    [['layoutByName', 1], 'The name of the layout has to be text, not 1.'],
    [['layoutByName', 'Gone'], 'There is no layout “Gone”.'],
    [['setPageSize', 'a', 1], 'The width has to be a number, not "a".'],
    [['setPageSize', 1, 'a'], 'The height has to be a number, not "a".'],
    [['getVariableValue', 1], 'The name of the variable has to be text, not 1.'],
    [['variableByName', 1], 'The name of the variable has to be text, not 1.'],
    [['setListVariableAvailableItems', 'Size', 's'], 'The items have to be a list, not "s".'],
    [['setListVariableAvailableItems', 'Size', [1]], 'Each of the items has to be text, not 1.'],
  ])('S8.38 of another kind is refused: %j', ([name = '', ...values], message) => {
    expect(() => startScript().call(String(name), ...values)).toThrow(message);
  });

  it('S8.38 the document can’t hold is refused with the document’s message', () => {
    const { call, state } = startScript();
    expect(() => call('setFrameWidth', 'Ground', -1)).toThrow(ScriptError);
    expect(state.operations).toEqual([]);
  });
});
