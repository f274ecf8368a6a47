import { describe, expect, it } from 'vitest';
import { resolveLayout } from '@/engine/document';
import type { ActionEvent } from '@/engine/resolve';
import { documentOf, startScript, VARIABLES } from './support/startScript';

describe('frames in scripts', () => {
  it('S8.35 return their position, and all properties in one object', () => {
    const { call } = startScript();
    const of = (...keys: string[]) => keys.map((key) => call(`getFrame${key}`, 'Picture'));
    expect(of('X', 'Y', 'Width', 'Height', 'Rotation', 'Visible')).toEqual([20, 90, 60, 40, 0, true]);
    const picture = { name: 'Picture', x: 20, y: 90, width: 60, height: 40, rotation: 0, visible: true };
    expect(call('frameByName', 'Picture')).toEqual(picture);
    const all = call('allFrames') as { name: string }[];
    expect(all.map(({ name }) => name)).toEqual(['Ground', 'Picture', 'Headline', 'Code']);
    expect(all[1]).toEqual(picture);
  });

  it('S8.35 that the selected layout does not draw are not among them, and can’t be moved', () => {
    const { call } = startScript(documentOf({ selectedLayoutId: 'screen' }));
    expect(call('allFrames')).toEqual([]);
    expect(() => call('getFrameX', 'Picture')).toThrow('“Picture” is not in the selected layout.');
    expect(() => call('setFrameX', 'Picture', 1)).toThrow('“Picture” is not in the selected layout.');
  });

  it('S8.26 emit a move event only when their position changes', () => {
    const { call, place, state } = startScript();
    call('moveFrame', 'Picture', 1, 2);
    call('resizeFrame', 'Picture', 33, 44);
    expect(place('picture')).toMatchObject({ x: 1, y: 2, width: 33, height: 44 });
    expect(state.events).toEqual([{ event: 'frameMoved', frameId: 'picture' }]);
    call('setFrameX', 'Picture', 1);
    call('setFrameWidth', 'Picture', 50);
    call('setFrameHeight', 'Picture', 60);
    expect(state.events).toHaveLength(1);
    call('setFrameY', 'Picture', 3);
    expect(place('picture')).toMatchObject({ x: 1, y: 3, width: 50, height: 60 });
    expect(state.events).toHaveLength(2);
  });

  it('S8.35 rotate and hide only in the selected layout', () => {
    const { call, place, state } = startScript(documentOf({ selectedLayoutId: 'half' }));
    call('setFrameRotation', 'Picture', 30);
    call('setFrameVisible', 'Picture', false);
    expect(place('picture')).toMatchObject({ rotationDegrees: 30, isVisible: false });
    expect([call('getFrameRotation', 'Picture'), call('getFrameVisible', 'Picture')]).toEqual([30, false]);
    expect(resolveLayout(state.document, 'a4').placements.get('picture')).toMatchObject({
      rotationDegrees: 0,
      isVisible: true,
    });
    expect(state.events).toEqual([]);
  });
});

describe('layouts in scripts', () => {
  it('S8.36 return their names, the selected one, and the page size', () => {
    const { call } = startScript();
    const all = [
      ...[
        { name: call('getSelectedLayoutName'), selected: true },
        { name: 'Half', selected: false },
      ],
      ...[
        { name: 'Quarter', selected: false },
        { name: 'Screen', selected: false },
      ],
    ];
    expect(call('allLayouts')).toEqual(all);
    expect(call('layoutByName', 'Half')).toEqual({ name: 'Half', selected: false });
    expect([call('getPageWidth'), call('getPageHeight')]).toEqual([210, 297]);
    expect(call('getPageSize')).toEqual({ width: 210, height: 297 });
  });

  it('S8.26 emit an event only when size or selection changes', () => {
    const { call, state } = startScript();
    call('setPageSize', 210, 297);
    call('selectLayout', call('getSelectedLayoutName'));
    expect([state.events, state.operations]).toEqual([[], []]);
    call('setPageSize', 210, 300);
    expect(call('getPageSize')).toEqual({ width: 210, height: 300 });
    call('setPageSize', 200, 300);
    call('selectLayout', 'Half');
    expect(state.events.map(({ event }) => event)).toEqual([
      ...['pageSizeChanged', 'pageSizeChanged', 'selectedLayoutChanged'],
    ]);
  });
});

describe('the event of a script', () => {
  const told = (event: ActionEvent) => {
    const { call } = startScript(documentOf(), event);
    return ['Event', 'VariableName', 'VariableValue', 'FrameName', 'LayoutName'].map((what) =>
      call(`getTriggered${what}`),
    );
  };

  it('is reported with the name of its object only', () => {
    expect(told({ event: 'documentLoaded' })).toEqual(['documentLoaded', null, null, null, null]);
    expect(told({ event: 'variableValueChanged', variableId: 'count' })).toEqual([
      ...['variableValueChanged', 'Count', 4, null, null],
    ]);
    expect(told({ event: 'frameMoved', frameId: 'words' })).toEqual([
      'frameMoved',
      null,
      null,
      'Headline',
      null,
    ]);
    const { call } = startScript();
    expect(told({ event: 'selectedLayoutChanged' })).toEqual([
      ...['selectedLayoutChanged', null, null, null, call('getSelectedLayoutName')],
    ]);
  });

  it('has no name for a deleted object', () => {
    expect(told({ event: 'frameMoved', frameId: 'gone' })[3]).toBeNull();
    expect(told({ event: 'variableValueChanged', variableId: 'gone' }).slice(1, 3)).toEqual([null, null]);
    expect(told({ event: 'variableValueChanged', variableId: 'people' }).slice(1, 3)).toEqual([null, null]);
  });
});

describe('values of variables in scripts', () => {
  it.each([
    ['Text', 'text', 'two', 'two'],
    ['Number', 'count', 5, 5],
    ['Boolean', 'on', true, true],
    ['Date', 'day', '2026-12-24T10:00:00.000Z', '2026-12-24'],
    ['List', 'size', 's', 's'],
  ])('S8.33 are taken by type: %s', (type, id, value, kept) => {
    const { call, variable, state } = startScript();
    const name = VARIABLES[id]?.name;
    call(`set${type}VariableValue`, name, value);
    expect(variable(id)).toMatchObject(type === 'List' ? { selected: kept } : { value: kept });
    expect(call(`get${type}VariableValue`, name)).toBe(kept);
    expect(state.events).toEqual([{ event: 'variableValueChanged', variableId: id }]);
    call(`set${type}VariableValue`, name, value);
    expect(state.events).toHaveLength(1);
  });

  it('S8.38 are refused to functions of another type, with the types it may be', () => {
    const { call } = startScript();
    expect(() => call('getTextVariableValue', 'Count')).toThrow(
      '“Count” is no shortText or longText or richText variable.',
    );
    expect(() => call('getBooleanVariableValue', 'Text')).toThrow('“Text” is no boolean variable.');
    expect(() => call('getImageVariableValue', 'Text')).toThrow('“Text” is no image variable.');
    expect(() => call('getVariableValue', 'Data')).toThrow(
      '“Data” is a source of data and has no single value.',
    );
    expect(() => call('setVariableValue', 'Text', { a: 1 })).toThrow('{"a":1} is no value of “Text”.');
    expect(() => call('getVariableValue', 'People')).toThrow('There is no variable “People”.');
    expect(() => call('getNumberVariable', 'Day')).toThrow('“Day” is no number variable.');
    expect(() => call('getDateVariable', 'Count')).toThrow('“Count” is no date variable.');
    expect(() => call('setNumberVariableDecimalPlaces', 'Day', 1)).toThrow('“Day” is no number variable.');
    expect(() => call('setDateVariableLanguage', 'Count', 'fr')).toThrow('“Count” is no date variable.');
    expect(() => call('setNumberVariableDecimalSeparator', 'Day', ',')).toThrow(
      '“Day” is no number variable.',
    );
  });

  it('S8.33 accept days with a time, for dates only', () => {
    const { call, variable } = startScript();
    const set = (value: unknown) => () => call('setDateVariableValue', 'Day', value);
    expect(set('on 2026-12-24T10:00')).toThrow('on 2026-12-24T10:00 is no date of the form yyyy-MM-dd.');
    expect(set(5)).toThrow("“Day” can't be set: 5 is no date of the form yyyy-MM-dd.");
    expect(variable('day')).toEqual(VARIABLES.day);
    call('setTextVariableValue', 'Text', '2026-12-24T10:00');
    expect(variable('text')).toMatchObject({ value: '2026-12-24T10:00' });
  });

  it('S8.33 are copied to another variable and converted to its type', () => {
    const { call, variable } = startScript();
    call('copyVariableValueFromTo', 'Count', 'Text');
    expect(variable('text')).toMatchObject({ value: '4' });
    expect(() => call('copyVariableValueFromTo', 'Size', 'Count')).toThrow(
      '“Count” can\'t be set: "m" is no number.',
    );
  });

  it('S8.33 of lists are all items, those that can be chosen, and the selected one', () => {
    const { call, variable, state } = startScript();
    expect(call('getAllItemsFromListVariable', 'Size')).toEqual(['s', 'm', 'l']);
    expect(call('getListVariableAvailableItems', 'Size')).toEqual(['s', 'm', 'l']);
    call('setListVariableAvailableItems', 'Size', ['s', 'm']);
    expect(call('getListVariableAvailableItems', 'Size')).toEqual(['s', 'm']);
    expect(call('getAllItemsFromListVariable', 'Size')).toEqual(['s', 'm', 'l']);
    expect(variable('size')).toMatchObject({ selected: 'm' });
    expect(state.events).toEqual([]);
    call('setListVariableAvailableItems', 'Size', ['s']);
    expect(call('getSelectedItemFromListVariable', 'Size')).toBeNull();
    expect(state.events).toEqual([{ event: 'variableValueChanged', variableId: 'size' }]);
    call('setSelectedItemFromListVariable', 'Size', 's');
    expect(call('getListVariableValue', 'Size')).toBe('s');
    call('setListVariableValue', 'Size', null);
    call('setListVariableAvailableItems', 'Size', ['m']);
    expect(state.events).toHaveLength(3);
  });
});
