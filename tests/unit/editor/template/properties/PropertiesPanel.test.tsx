import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { PropertiesPanel } from '@/editor/template/properties';
import type { Operation } from '@/engine/edit';
import {
  localColour,
  newImageFrame,
  newTextFrame,
  newVariable,
  resolveLayout,
  type Document,
} from '@/engine/document';
import { sampleDocument } from '../../../engine/support/sampleDocument';
import { adding, changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

const spin = (name: string) => screen.getByRole('spinbutton', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function enter(name: string, text: string): Promise<void> {
  await userEvent.clear(spin(name));
  await userEvent.type(spin(name), text);
  await userEvent.tab();
}

const places = (session: EditorSession) => {
  const { document } = session.view();
  return resolveLayout(document, document.selectedLayoutId).placements;
};
const place = (session: EditorSession, id: string) => {
  const found = places(session).get(id);
  if (!found) throw new Error(`There is no frame ${id}.`);
  return found;
};

/** Opens a template with these frames selected and the properties rendered. */
function open(selection: readonly string[], document: Document = smallDocument()) {
  const session = openSession(document);
  session.select(selection);
  return renderInEditor(<PropertiesPanel />, session);
}

describe('position and size', () => {
  it('S10.10 shows two decimals in millimetres and four in inches', () => {
    const document = changed(smallDocument(), [
      { kind: 'placeFrames', layoutId: 'a4', places: { low: { x: 10.12345, y: 25.4 } } },
    ]);
    const { session } = open(['low'], document);
    expect(spin('X position')).toHaveValue('10.12 mm');
    act(
      () => void session.change([{ kind: 'setLayoutUnit', layoutId: 'a4', unit: 'in' }], { label: 'unit' }),
    );
    expect(spin('X position')).toHaveValue('0.3986 in');
    expect(spin('Y position')).toHaveValue('1 in');
  });

  it('S10.10 accepts sums and units: 10mm+1in in a layout in millimetres is 35.4', async () => {
    const { session } = open(['low']);
    await enter('X position', '10mm+1in');
    expect(place(session, 'low').x).toBe(35.4);
    expect(spin('X position')).toHaveValue('35.4 mm');
    await enter('Width', '2cm');
    expect(place(session, 'low').width).toBe(20);
    await enter('Rotation', '90/2');
    expect(place(session, 'low').rotationDegrees).toBe(45);
  });

  it('S10.10 restores the last value for invalid text', async () => {
    const { session } = open(['low']);
    await enter('X position', 'ten');
    expect(spin('X position')).toHaveValue('10 mm');
    expect(session.view().undoes).toBeUndefined();
  });

  it('steps by one with arrow keys, by ten with Shift, and by dragging the label', async () => {
    const { session } = open(['low']);
    spin('X position').focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(place(session, 'low').x).toBe(21);
    const grip = screen.getByText('Y');
    grip.setPointerCapture = () => undefined;
    // jsdom has no pointer events.
    const pointer = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { bubbles: true, clientX }));
    pointer('pointerdown', 100);
    pointer('pointermove', 107);
    pointer('pointerup', 107);
    pointer('pointermove', 120);
    expect(place(session, 'low').y).toBe(17);
  });

  it('keeps proportions when they are locked', async () => {
    const { session } = open(['words']);
    await userEvent.click(button('Lock proportions'));
    await enter('Width', '50');
    expect(place(session, 'words')).toMatchObject({ width: 50, height: 15 });
  });

  it('applies a typed value to its frame, also when another is selected meanwhile', async () => {
    const { session } = open(['low']);
    await userEvent.clear(spin('X position'));
    await userEvent.type(spin('X position'), '77');
    act(() => session.select(['words']));
    await userEvent.tab();
    expect(place(session, 'low').x).toBe(77);
    expect(place(session, 'words').x).toBe(10);
  });

  describe.each([
    [
      'a group',
      [{ kind: 'groupFrames', pageId: 'page', groupId: 'both', name: 'Both', members: ['low', 'high'] }],
    ],
    ['several frames', []],
  ] as const satisfies readonly (readonly [string, readonly Operation[]])[])('of %s', (_name, operations) => {
    const openBoth = (more: readonly Operation[] = []) =>
      open(['low', 'high'], changed(smallDocument(), [...operations, ...more]));
    const boxes = (session: EditorSession) =>
      ['low', 'high'].map((id) => {
        const { x, y, width, height } = place(session, id);
        return [x, y, width, height];
      });
    const START = [
      [10, 10, 50, 50],
      [40, 40, 50, 50],
    ];

    it('H1.05 shows the box around them', () => {
      openBoth();
      expect(
        ['X position', 'Y position', 'Width', 'Height'].map((name) => (spin(name) as HTMLInputElement).value),
      ).toEqual(['10 mm', '10 mm', '80 mm', '80 mm']);
    });

    it.each([
      [
        'X position',
        '5',
        [
          [5, 10, 50, 50],
          [35, 40, 50, 50],
        ],
      ],
      [
        'Y position',
        '100',
        [
          [10, 100, 50, 50],
          [40, 130, 50, 50],
        ],
      ],
      [
        'Width',
        '160',
        [
          [10, 10, 100, 50],
          [70, 40, 100, 50],
        ],
      ],
      [
        'Height',
        '40',
        [
          [10, 10, 50, 25],
          [40, 25, 50, 25],
        ],
      ],
    ] as const)(
      'H1.05 %s moves or scales all of them together, in one step',
      async (name, value, expected) => {
        const { session } = openBoth();
        await enter(name, value);
        expect(boxes(session)).toEqual(expected);
        expect(spin(name)).toHaveValue(`${value} mm`);
        act(() => void session.undo());
        expect(boxes(session)).toEqual(START);
      },
    );

    it('H1.05 keeps the proportions of the box when those of a frame are locked', async () => {
      const lock = {
        kind: 'setConstrainProportions',
        layoutId: 'a4',
        frameIds: ['low'],
        value: true,
      } as const;
      const { session } = openBoth([lock]);
      await enter('Width', '40');
      expect(boxes(session)).toEqual([
        [10, 10, 25, 25],
        [25, 25, 25, 25],
      ]);
    });

    it('H1.05 moves a rotated frame so that its corners fit', async () => {
      const turn = { kind: 'rotateFrames', layoutId: 'a4', frameIds: ['high'], value: 45 } as const;
      const { session } = openBoth([turn]);
      const before = boxes(session);
      await enter('X position', '0');
      const after = boxes(session);
      expect(after.map(([x = 0], index) => (before[index]?.[0] ?? 0) - x)).toEqual([10, 10]);
    });
  });

  it('S10.11 shows mixed opacity, blend mode and fill, and sets them on all', async () => {
    const document = changed(smallDocument(), [
      { kind: 'setFrameOpacity', frameIds: ['low'], opacity: 0.5 },
      { kind: 'setBlendMode', frameIds: ['low'], blendMode: 'multiply' },
      { kind: 'setShapeFill', frameId: 'low', fill: { type: 'none' } },
    ]);
    const { session } = open(['low', 'high'], document);
    expect(spin('Opacity')).toHaveAttribute('placeholder', 'Mixed');
    await enter('Opacity', '40');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blend mode' }), 'Screen');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of fill' }), 'Gradient');
    const frames = session.view().document.pages.items['page']?.frames;
    for (const id of ['low', 'high']) {
      expect(frames?.items[id]).toMatchObject({
        opacity: 0.4,
        blendMode: 'screen',
        fill: { type: 'gradient' },
      });
    }
  });
});

describe('arranging', () => {
  it('S10.12 aligns to the selection or to the page', async () => {
    const { session } = open(['low', 'high']);
    await userEvent.click(button('Align right'));
    expect(place(session, 'low').x).toBe(40);
    await userEvent.click(screen.getByRole('radio', { name: 'Page' }));
    await userEvent.click(button('Align bottom'));
    expect([place(session, 'low').y, place(session, 'high').y]).toEqual([247, 247]);
  });

  it('S10.12 aligns a single frame to the page', async () => {
    const { session } = open(['low']);
    await userEvent.click(button('Align centre'));
    await userEvent.click(button('Align middle'));
    expect(place(session, 'low')).toMatchObject({ x: 80, y: 123.5 });
  });

  it('S10.12 distributes three frames, and explains why two can’t be', async () => {
    const { session } = open(['low', 'high', 'words']);
    await userEvent.click(button('Distribute down'));
    expect(place(session, 'high').y).toBe(65);
    act(() => session.select(['low', 'high']));
    expect(button('Distribute down')).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves to the front and to the back', async () => {
    const { session } = open(['low']);
    const order = () => session.view().document.pages.items['page']?.frames.order;
    await userEvent.click(button('Bring to front'));
    expect(order()).toEqual(['high', 'words', 'low']);
    await userEvent.click(button('Send backward'));
    expect(order()).toEqual(['high', 'low', 'words']);
  });
});

const switchOf = (name: RegExp) => screen.getByRole('switch', { name });
const openSection = (name: string) => userEvent.click(button(name));

describe('user rights on a frame', () => {
  const withVariable = () =>
    changed(smallDocument(), [
      { kind: 'addVariable', variableId: 'who', variable: newVariable('Who') },
      adding(
        'greeting',
        { ...newTextFrame('Greeting'), paragraphs: [{ runs: [{ type: 'variable', variableId: 'who' }] }] },
        { x: 0, y: 0, width: 10, height: 10 },
      ),
    ]);

  it('S10.28 disables editing for text with variables, with the reason', async () => {
    open(['greeting'], withVariable());
    await openSection('What users may do');
    expect(switchOf(/Edit the text/)).toBeDisabled();
    expect(switchOf(/Edit the text/)).toHaveAccessibleDescription(
      'Its text contains variables, which users fill in in the form.',
    );
  });

  it('S10.28 disables rotation for a frame that grows with its text, with the reason', async () => {
    const { session } = open(['words']);
    await openSection('What users may do');
    expect(switchOf(/Rotate/)).toBeEnabled();
    act(
      () =>
        void session.change(
          [
            {
              kind: 'setAutoGrow',
              layoutId: 'a4',
              frameIds: ['words'],
              value: { enabled: true, horizontal: 'none', vertical: 'down' },
            },
          ],
          { label: 'auto-grow' },
        ),
    );
    expect(switchOf(/Rotate/)).toBeDisabled();
    expect(switchOf(/Rotate/)).toHaveAccessibleDescription('It grows with its text.');
  });

  it('S10.28 sets rights, and resizing includes moving', async () => {
    const { session } = open(['words']);
    await openSection('What users may do');
    await userEvent.click(switchOf(/Edit the text/));
    await userEvent.click(switchOf(/Resize/));
    expect(session.view().document.constraints.frames['words']).toMatchObject({
      textEditingAllowed: true,
      resizeAllowed: true,
    });
    expect(switchOf(/Move across/)).toBeChecked();
    expect(switchOf(/Move across/)).toBeDisabled();
  });
});

describe('user choices for editable text', () => {
  it('offers the styles and colours of the brand kit and bounds the size', async () => {
    const document = changed(smallDocument(), [
      {
        kind: 'setBrandColour',
        colorId: 'red',
        color: { name: 'House red', color: { type: 'hex', value: '#cc0011' } },
      },
    ]);
    const { session } = open(['words'], document);
    await openSection('What users may do');
    await userEvent.click(switchOf(/Edit the text/));
    await enter('Largest size', '24');
    await userEvent.click(screen.getByRole('combobox', { name: 'Colours' }));
    await userEvent.click(await screen.findByRole('option', { name: 'House red' }));
    expect(session.view().document.constraints.frames['words']).toMatchObject({
      fontSizeMax: 24,
      colorIds: ['red'],
    });
  });
});

describe('a child layout', () => {
  const inHalf = (): Document => ({ ...sampleDocument(), selectedLayoutId: 'half' });
  const reset = 'Reset to the parent layout';

  it('S10.25 marks overridden properties of a frame and resets one', async () => {
    const { session } = open(['words'], inHalf());
    await enter('Width', '33');
    const width = within(screen.getByRole('group', { name: 'Width' }));
    await userEvent.click(width.getByRole('button', { name: reset }));
    const half = session.view().document.layouts.items['half'];
    expect(half).toMatchObject({ overrides: { words: { x: 5 } } });
    expect(screen.queryByRole('group', { name: 'Width' })).toBeNull();
    expect(screen.getAllByRole('button', { name: reset })).toHaveLength(1);
  });

  it('S10.25 resets a whole frame at once', async () => {
    const { session } = open(['words'], inHalf());
    await enter('Rotation', '12');
    await userEvent.click(button('Reset all'));
    expect(session.view().document.layouts.items['half']).toMatchObject({ overrides: {} });
    expect(screen.queryByRole('button', { name: reset })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset all' })).toBeNull();
  });

  it('S10.25 marks nothing in a layout without a parent', async () => {
    open(['words'], sampleDocument());
    await enter('X position', '3');
    expect(screen.queryByRole('button', { name: reset })).toBeNull();
  });
});

describe('the content of frames', () => {
  it('fills a shape with a gradient of any number of stops', async () => {
    const { session } = open(['low']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of fill' }), 'Gradient');
    expect(button('Remove stop 1')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Add stop'));
    expect(screen.getByRole('group', { name: 'Stop 3' })).toBeVisible();
    const frame = session.view().document.pages.items['page']?.frames.items['low'];
    expect(frame).toMatchObject({
      fill: { gradient: { stops: [{ position: 0 }, { position: 0.5 }, { position: 1 }] } },
    });
  });

  const choose = (name: string, choice: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), choice);
  const frameOf = (session: EditorSession) => {
    const frame = session.view().document.pages.items['page']?.frames.items['low'];
    if (frame?.type !== 'shape') throw new Error('It is no shape.');
    return frame;
  };

  it('F4.25 turns a gradient to circles or around a point, with the same stops, and undoes it', async () => {
    const { session } = open(['low']);
    const gradient = () => {
      const { fill } = frameOf(session);
      return fill.type === 'gradient' ? fill.gradient : undefined;
    };
    await choose('Kind of fill', 'Gradient');
    const stops = gradient()?.stops;
    await choose('Kind of gradient', 'Radial');
    expect(gradient()).toEqual({
      type: 'radial',
      center: { x: 0.5, y: 0.5 },
      edge: { x: 1, y: 0.5 },
      side: { x: 0.5, y: 1 },
      stops,
    });
    await enter('Centre X', '25');
    await enter('Radius across', '20');
    await enter('Radius down', '40');
    await enter('Angle', '90');
    expect(gradient()).toMatchObject({
      center: { x: 0.25, y: 0.5 },
      edge: { x: 0.25, y: 0.7 },
      side: { x: -0.15, y: 0.5 },
    });
    await choose('Kind of gradient', 'Conic');
    await enter('Angle', '30');
    expect(gradient()).toMatchObject({ type: 'conic', center: { x: 0.5, y: 0.5 }, angleDegrees: 30, stops });
    // Quick changes of one property share one undo.
    act(() => void session.undo());
    expect(gradient()?.type).not.toBe('conic');
  });

  it('F4.25 keeps the start of a radial gradient within its ellipse', async () => {
    const stops = [0, 1].map((position) => ({ position, color: localColour('#ff0000') }));
    const document = changed(smallDocument(), [
      {
        kind: 'setShapeFill',
        frameId: 'low',
        fill: {
          type: 'gradient',
          gradient: {
            type: 'radial',
            center: { x: 0.5, y: 0.5 },
            edge: { x: 1, y: 0.5 },
            side: { x: 0.5, y: 1 },
            focus: { x: 0.75, y: 0.5 },
            stops,
          },
        },
      },
    ]);
    const { session } = open(['low'], document);
    await enter('Radius across', '20');
    await enter('Centre Y', '0');
    expect(frameOf(session).fill).toMatchObject({ gradient: { focus: { x: 0.6, y: 0 } } });
  });

  it('F4.26 draws a stroke with a gradient, and returns to its colour', async () => {
    const { session } = open(['low']);
    await enter('Weight', '4');
    const { color } = frameOf(session).stroke;
    await choose('Kind of stroke', 'Gradient');
    await choose('Kind of gradient of the stroke', 'Conic');
    await enter('Angle of the stroke', '45');
    expect(frameOf(session).stroke).toMatchObject({
      color,
      gradient: { type: 'gradient', gradient: { type: 'conic', angleDegrees: 45, stops: [{ color }, {}] } },
    });
    await choose('Kind of stroke', 'Colour');
    expect(frameOf(session).stroke).toEqual({ weight: 4, color });
  });

  it('makes a polygon of a shape, with rounded corners', async () => {
    const { session } = open(['low']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shape' }), 'Polygon');
    await enter('Sides', '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Corners' }), 'Round');
    await enter('Radius', '4');
    expect(session.view().document.pages.items['page']?.frames.items['low']).toMatchObject({
      outline: { type: 'polygon', sides: 5, cornerRadii: { type: 'all', radius: 4 } },
    });
  });

  it('sets a variable as a picture’s source and crops it by hand', async () => {
    const document = changed(smallDocument(), [
      {
        kind: 'addVariable',
        variableId: 'photo',
        variable: { ...newVariable('Photo', 'image'), value: { connectorId: 'media', assetId: 'one' } },
      },
      adding('picture', newImageFrame('Picture'), { x: 0, y: 0, width: 10, height: 10 }),
    ]);
    const { session } = open(['picture'], document);
    expect(button('Crop')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Photo');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fit' }), 'Crop by hand');
    await userEvent.click(button('Crop'));
    expect(session.view().document.pages.items['page']?.frames.items['picture']).toMatchObject({
      source: { type: 'variable', variableId: 'photo' },
    });
    expect(place(session, 'picture').fit?.mode).toBe('manualCrop');
    expect(session.view().mode).toEqual({ type: 'crop', frameId: 'picture' });
  });

  it('changes the type of a barcode and explains why its value can’t be drawn', async () => {
    const session = openSession(sampleDocument());
    session.select(['code']);
    renderInEditor(<PropertiesPanel barcodeStatus={() => 'empty'} />, session);
    expect(screen.getByText('It has no value.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'EAN-13');
    await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '4006381333931{Enter}');
    const { document } = session.view();
    expect(document.layouts.items['a4']?.barcodes['code']).toMatchObject({ type: 'ean13' });
    expect(document.pages.items['page']?.frames.items['code']).toMatchObject({
      value: { type: 'fixed', value: '4006381333931' },
    });
  });
});

describe('the layout properties', () => {
  it('sets its size by a preset, its unit and its bleed', async () => {
    const { session } = open([]);
    const settings = () => resolveLayout(session.view().document, 'a4').settings;
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('A4');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'A5');
    expect(settings()).toMatchObject({ width: 148, height: 210 });
    await enter('All sides', '5');
    expect(settings().bleed).toMatchObject({ left: 5, bottom: 5 });
    await enter('Width', '100');
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('Own size');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Inches');
    expect(spin('Width')).toHaveValue('3.937 in');
  });

  it('opens it to users, with limits', async () => {
    const { session } = open([]);
    await userEvent.click(screen.getByRole('switch', { name: 'Users may resize it' }));
    await enter('Greatest width', '300');
    await enter('Least width', '400');
    expect(spin('Least width')).toHaveAccessibleDescription('The most is 300 mm.');
    await enter('Least width', '300');
    expect(spin('Least width')).toHaveValue('300 mm');
    await userEvent.clear(spin('Least width'));
    await userEvent.tab();
    expect(spin('Least width')).toHaveAttribute('placeholder', 'Any');
    await userEvent.click(screen.getByRole('switch', { name: 'Available' }));
    expect(session.view().document.layouts.items['a4']).toMatchObject({
      availableForUser: false,
      resizableByUser: { enabled: true, maxWidth: 300 },
    });
  });
});

describe('a typed number', () => {
  it.each([
    ['0', 'The least is 0.01 mm.'],
    ['abc', '“abc” is no number here.'],
    ['10kg', '“10kg” is no number here.'],
    [' ', 'Type a number.'],
  ])('H1.17 %j is refused below its field, and nothing changes', async (typed, reason) => {
    const session = openSession(smallDocument());
    session.select(['low', 'high']);
    renderInEditor(<PropertiesPanel />, session);
    const before = session.view().document;
    await enter('Width', typed);
    expect(spin('Width')).toHaveAccessibleDescription(reason);
    expect(session.view().document).toBe(before);
    await enter('Width', '12');
    expect(spin('Width')).not.toHaveAccessibleDescription();
  });
});

describe('a group', () => {
  it('S16.15 is aligned as one', async () => {
    const session = openSession(
      changed(smallDocument(), [
        { kind: 'groupFrames', pageId: 'page', groupId: 'pair', name: 'Pair', members: ['low', 'high'] },
      ]),
    );
    session.select(['low', 'high']);
    renderInEditor(<PropertiesPanel />, session);
    await userEvent.click(screen.getByRole('button', { name: 'Align left' }));
    const { placements } = resolveLayout(session.view().document, 'a4');
    expect([placements.get('low')?.x, placements.get('high')?.x]).toEqual([0, 30]);
  });
});

describe('a locked frame', () => {
  it('S16.16 has no fields until it is unlocked', async () => {
    const locked = changed(smallDocument(), [{ kind: 'lockFrames', frameIds: ['low'], isLocked: true }]);
    const session = openSession(locked);
    session.select(['low']);
    renderInEditor(<PropertiesPanel />, session);
    expect(screen.getByText('Low is locked. Unlock it to change it.')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(screen.getByRole('spinbutton', { name: /^X/ })).toBeVisible();
  });
});

it('H1.04 a change that drops an ink is one step of undo', async () => {
  const ink = {
    type: 'color',
    color: { type: 'local', color: { type: 'spotRgb', ink: 'House', r: 1, g: 2, b: 3 }, opacity: 1 },
  } as const;
  const { session } = open(
    ['low'],
    changed(smallDocument(), [{ kind: 'setShapeFill', frameId: 'low', fill: ink }]),
  );
  const fill = () => {
    const frame = session.view().document.pages.items.page?.frames.items.low;
    return frame?.type === 'shape' ? frame.fill : undefined;
  };
  expect(fill()).toEqual(ink);
  await userEvent.click(screen.getByRole('button', { name: /^Change .*#010203/ }));
  const popover = within(await screen.findByRole('dialog', { name: 'Fill colour' }));
  await userEvent.click(popover.getByRole('tab', { name: 'RGB' }));
  const red = popover.getByRole('spinbutton', { name: 'Red' });
  await userEvent.clear(red);
  await userEvent.type(red, '200{Enter}');
  expect(fill()).toMatchObject({ color: { color: { type: 'rgb', r: 200, g: 2, b: 3 } } });
  act(() => void session.undo());
  expect(fill()).toEqual(ink);
});

describe('the stroke', () => {
  const strokeOf = ({ session }: { session: EditorSession }) => {
    const frame = session.view().document.pages.items[session.view().pageId]?.frames.items['low'];
    return frame?.type === 'shape' ? frame.stroke : undefined;
  };
  const dashes = () => screen.getByRole('textbox', { name: 'Dashes' });

  it('F4.03 has ends, joins with a limit for pointed ones, and dashes', async () => {
    const opened = open(['low']);
    await enter('Weight', '4');
    await enter('Miter limit', '3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'Round');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Joins' }), 'Cut off');
    await userEvent.type(dashes(), '6, 3{Enter}');
    expect(strokeOf(opened)).toMatchObject({
      weight: 4,
      cap: 'round',
      join: 'bevel',
      miterLimit: 3,
      dash: { lengths: [6, 3], offset: 0 },
    });
    expect(screen.queryByRole('spinbutton', { name: 'Miter limit' })).not.toBeInTheDocument();
    expect(dashes()).toHaveValue('6 3');
  });

  it('F4.03 keeps its dashes for invalid input, and removes them for an empty field', async () => {
    const opened = open(['low']);
    await enter('Weight', '4');
    await userEvent.type(dashes(), '6 3{Enter}');
    await userEvent.clear(dashes());
    await userEvent.type(dashes(), 'six{Enter}');
    expect(screen.getByText('Write dashes and gaps as numbers, such as 6 3.')).toBeVisible();
    expect(strokeOf(opened)?.dash?.lengths).toEqual([6, 3]);
    await userEvent.clear(dashes());
    await userEvent.tab();
    expect(strokeOf(opened)).not.toHaveProperty('dash');
  });
});
