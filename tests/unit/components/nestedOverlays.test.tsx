import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/Button';
import { ColourInput } from '@/components/ColourInput';
import { Combobox } from '@/components/Combobox';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Dialog } from '@/components/Dialog';
import { Menu } from '@/components/Menu';
import { MultiSelect } from '@/components/MultiSelect';
import { NumericInput } from '@/components/NumericInput';
import { Popover } from '@/components/Popover';
import { Select } from '@/components/Select';
import { TextField } from '@/components/TextField';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];
const nothing = () => undefined;

interface Kind {
  name: string;
  part: ReactNode;
  trigger: () => HTMLElement;
  open: (user: UserEvent) => Promise<unknown>;
  /** Returns the open layer, or null. */
  layer: () => HTMLElement | null;
}

function OwnDialog({
  children,
}: {
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  );
}

const button = (name: string) => () => screen.getByRole('button', { name });
const press = (trigger: () => HTMLElement) => (user: UserEvent) => user.click(trigger());
const ENTRIES = [{ id: 'one', label: 'One', onSelect: nothing }];

/** A layer of each kind, opened by a control of a dialog. */
const KINDS: readonly Kind[] = [
  {
    name: 'a menu',
    part: (
      <Menu label="List" entries={ENTRIES}>
        <Button>Open</Button>
      </Menu>
    ),
    trigger: button('Open'),
    open: press(button('Open')),
    layer: () => screen.queryByRole('menu', { name: 'List' }),
  },
  {
    name: 'a menu with a search',
    part: (
      <Menu label="List" entries={ENTRIES} searchLabel="Search the list">
        <Button>Open</Button>
      </Menu>
    ),
    trigger: button('Open'),
    open: press(button('Open')),
    layer: () => screen.queryByRole('dialog', { name: 'List' }),
  },
  {
    name: 'a popover',
    part: (
      <Popover label="Panel" content={<TextField label="Inside" />}>
        <Button>Open</Button>
      </Popover>
    ),
    trigger: button('Open'),
    open: press(button('Open')),
    layer: () => screen.queryByRole('dialog', { name: 'Panel' }),
  },
  {
    name: 'a colour picker',
    part: <ColourInput label="Colour" value={{ type: 'hex', value: '#112233' }} onValueChange={nothing} />,
    trigger: () => screen.getByRole('button', { name: /^Pick a colour/ }),
    open: press(() => screen.getByRole('button', { name: /^Pick a colour/ })),
    layer: () => screen.queryByRole('dialog', { name: 'Pick Colour' }),
  },
  {
    name: 'a combobox',
    part: <Combobox label="Choice" options={OPTIONS} value="one" onValueChange={nothing} />,
    trigger: () => screen.getByRole('combobox', { name: 'Choice' }),
    open: press(() => screen.getByRole('combobox', { name: 'Choice' })),
    layer: () => screen.queryByRole('listbox', { name: 'Choice' }),
  },
  {
    name: 'a multiple choice',
    part: <MultiSelect label="Choices" options={OPTIONS} values={[]} onValuesChange={nothing} />,
    trigger: () => screen.getByRole('combobox', { name: 'Choices' }),
    open: press(() => screen.getByRole('combobox', { name: 'Choices' })),
    layer: () => screen.queryByRole('listbox', { name: 'Choices' }),
  },
  {
    name: 'a dialog',
    part: (
      <OwnDialog>
        {(open, setOpen) => (
          <Dialog open={open} onOpenChange={setOpen} title="Upper">
            <TextField label="Inside" />
          </Dialog>
        )}
      </OwnDialog>
    ),
    trigger: button('Open'),
    open: press(button('Open')),
    layer: () => screen.queryByRole('dialog', { name: 'Upper' }),
  },
  {
    name: 'a confirmation',
    part: (
      <OwnDialog>
        {(open, setOpen) => (
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Sure?"
            description="It goes."
            confirmLabel="Remove"
            onConfirm={() => setOpen(false)}
          />
        )}
      </OwnDialog>
    ),
    trigger: button('Open'),
    open: press(button('Open')),
    layer: () => screen.queryByRole('alertdialog', { name: 'Sure?' }),
  },
];

const onSubmit = vi.fn();
const onOpenChange = vi.fn();

beforeEach(() => {
  onSubmit.mockReset();
  onOpenChange.mockReset();
});

const form = () => screen.getByText('Lower').closest<HTMLElement>('[data-dialog-frame]') ?? document.body;
const title = () => within(form()).getByLabelText('Title');

/** Opens a dialog with the part, types into its first field, and opens the layer. */
async function setUp({ part, open, layer }: Pick<Kind, 'part' | 'open' | 'layer'>) {
  const user = userEvent.setup();
  render(
    <Dialog
      open
      onOpenChange={onOpenChange}
      onSubmit={onSubmit}
      title="Lower"
      footer={<Button type="submit">Save</Button>}
    >
      <TextField label="Title" />
      {part}
    </Dialog>,
  );
  await user.type(title(), 'Typed');
  await open(user);
  await waitFor(() => expect(layer()).not.toBeNull());
  return user;
}

function expectLowerKept() {
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(title()).toHaveValue('Typed');
}

describe.each(KINDS)('H1.19 over a dialog, $name', (kind) => {
  it('H1.19 closes on Escape before the dialog, and gives the focus back', async () => {
    const user = await setUp(kind);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(kind.layer()).toBeNull());
    expectLowerKept();
    await waitFor(() => expect(kind.trigger()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('H1.19 takes Enter, and the form of the dialog is not sent', async () => {
    const user = await setUp(kind);
    await user.keyboard('{Enter}');
    expectLowerKept();
  });

  it('H1.19 closes on a press beside the dialog, which stays', async () => {
    const user = await setUp(kind);
    const scrims = [...document.querySelectorAll<HTMLElement>('[data-dialog-frame]')].map(
      (frame) => frame.parentElement,
    );
    await user.click(scrims.at(-1) ?? document.body);
    await waitFor(() => expect(kind.layer()).toBeNull());
    expectLowerKept();
    await waitFor(() => expect(form()).toContainElement(document.activeElement as HTMLElement));
  });

  it('H1.19 keeps the focus in the windows when Tab is pressed', async () => {
    const user = await setUp(kind);
    for (let times = 0; times < 12; times += 1) {
      await user.tab({ shift: times > 5 });
      expect(
        document.activeElement?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]'),
      ).not.toBeNull();
    }
    expectLowerKept();
  });
});

it('H1.19 a press beside a popover closes a menu in it first', async () => {
  const user = userEvent.setup();
  const inside = (
    <Menu label="List" entries={ENTRIES}>
      <Button>Inner</Button>
    </Menu>
  );
  render(
    <Popover label="Panel" content={inside}>
      <Button>Open</Button>
    </Popover>,
  );
  await user.click(button('Open')());
  await user.click(await screen.findByRole('button', { name: 'Inner' }));
  await screen.findByRole('menu', { name: 'List' });
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'List' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Panel' })).toBeVisible();
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Panel' })).toBeNull());
});

it('H1.19 a popover whose menu was closed by a press closes when Tab leaves it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover
        label="Panel"
        content={
          <Menu label="List" entries={ENTRIES}>
            <Button>List</Button>
          </Menu>
        }
      >
        <Button>Open</Button>
      </Popover>
      <Button>After</Button>
    </>,
  );
  await user.click(button('Open')());
  await user.click(button('List')());
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'List' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Panel' })).toBeVisible();
  await user.keyboard('{Shift}');
  act(() => button('After')().focus());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Panel' })).toBeNull());
});

describe.each([
  ['dialog', (part: ReactNode) => part],
  [
    'popover',
    (part: ReactNode) => (
      <Popover label="Panel" content={part}>
        <Button>Open</Button>
      </Popover>
    ),
  ],
] as const)('H1.19 a field in a %s', (around, wrap) => {
  /** Opens the dialog, and the popover in it, with a field. */
  const openField = (part: ReactNode, layer: () => HTMLElement | null) =>
    setUp({
      part: wrap(part),
      open: (user) => (around === 'popover' ? user.click(button('Open')()) : Promise.resolve()),
      layer,
    });

  it('H1.19 keeps it open when Escape closes a list of the browser', async () => {
    const list = () => screen.queryByRole('combobox', { name: 'Choice' });
    await openField(<Select label="Choice" options={OPTIONS} value="one" onValueChange={nothing} />, list);
    act(() => list()?.focus());
    // Chromium gives the focus to the options of an open list; jsdom opens none.
    const option = screen.getByRole('option', { name: 'Two' });
    expect(fireEvent.keyDown(option, { key: 'Escape' })).toBe(true);
    expect(list()).toBeVisible();
    expectLowerKept();
  });

  it.each([
    ['number', () => <NumericInput label="Number" value={5} onValueChange={nothing} />, 'Number'],
    [
      'part of a colour',
      () => (
        <ColourInput
          label="Colour"
          value={{ type: 'rgb', value: { r: 1, g: 2, b: 3 } }}
          onValueChange={nothing}
        />
      ),
      'Red',
    ],
  ] as const)('H1.19 keeps it open when Escape restores a %s', async (_kind, part, name) => {
    const field = () => screen.queryByRole('spinbutton', { name });
    const user = await openField(part(), field);
    const before = field()?.getAttribute('value');
    await user.type(field() ?? document.body, '7');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue(before);
    expectLowerKept();
  });
});
