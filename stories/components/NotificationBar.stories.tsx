import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { DataTable } from '@/components/DataTable';
import { Dialog } from '@/components/Dialog';
import { NotificationBar, notificationKinds, type NotificationBarProps } from '@/components/NotificationBar';
import { TextArea } from '@/components/TextArea';

const meta = {
  title: 'Components/NotificationBar',
  component: NotificationBar,
  args: {
    notification: { id: '1', kind: 'POSITIVE', message: 'Environment “Sandbox” was created.' },
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <Box css={{ minHeight: '20rem' }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof NotificationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'R2.67 The bar is 3.5 rem high',
  play: async ({ args }) => {
    const bar = screen.getByRole('status');
    await expect(bar.getBoundingClientRect().height).toBe(56);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Playground: Story = {};

export const Studio: Story = {
  name: 'R2.67 The studio variant is 3 rem high',
  tags: ['visual'],
  args: { variant: 'studio' },
  play: async () => expect(screen.getByRole('status').getBoundingClientRect().height).toBe(48),
};

export const Neutral: Story = {
  args: { notification: { id: '1', kind: 'NEUTRAL', message: 'Your changes are kept in this browser.' } },
};

export const Informative: Story = {
  args: { notification: { id: '1', kind: 'INFORMATIVE', message: 'Figures are from yesterday.' } },
};

const onAction = fn();

export const Negative: Story = {
  args: {
    notification: {
      id: '1',
      kind: 'NEGATIVE',
      message: 'The environment could not be deleted: you’re missing permission to execute this operation.',
      action: { label: 'Try again', onAction },
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onAction).toHaveBeenCalled();
  },
};

const onNext = fn();

export const Waiting: Story = {
  name: 'F7.23 Messages that wait are counted, and the next one can be shown',
  tags: ['visual'],
  args: { waiting: 2, onNext },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '2 more' }));
    await expect(onNext).toHaveBeenCalledWith('1');
  },
};

export const Kinds: Story = {
  name: 'R2.68 R2.69 Four kinds, one message at a time',
  tags: ['visual'],
  play: async ({ mount, args }) => {
    const words = {
      NEUTRAL: 'Note',
      INFORMATIVE: 'Information',
      NEGATIVE: 'Error',
      POSITIVE: 'Success',
    } as const;
    await expect(Object.keys(words).sort()).toEqual([...notificationKinds].sort());
    const signs = new Set<string>();
    for (const kind of ['NEUTRAL', 'INFORMATIVE', 'NEGATIVE', 'POSITIVE'] as const) {
      const message = kind === 'POSITIVE' ? String(args.notification?.message) : `Of the kind ${kind}.`;
      await mount(<NotificationBar notification={{ id: kind, kind, message }} onDismiss={args.onDismiss} />);
      // The previous message is gone: there is only one bar.
      const bar = screen.getByTestId('gsc-notification-bar');
      await expect(bar).toHaveTextContent(message);
      await expect(bar).toHaveAttribute('data-kind', kind);
      const sign = within(bar).getByRole('img', { name: words[kind] });
      signs.add(`${sign.innerHTML} ${getComputedStyle(sign).color}`);
      await expect(bar).toBe(screen.getByRole(kind === 'NEGATIVE' ? 'alert' : 'status'));
    }
    await expect(signs.size).toBe(4);
  },
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

export const WithHistory: Story = {
  tags: ['visual'],
  args: {
    history: [
      { id: 'a', kind: 'NEGATIVE', message: 'The user could not be deactivated.', at: minutesAgo(2) },
      { id: 'b', kind: 'POSITIVE', message: '3 invitations were sent.', at: minutesAgo(5) },
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Earlier notifications (2)' }));
    const panel = await screen.findByRole('dialog');
    await expect(panel).toHaveTextContent('The user could not be deactivated.');
    await userEvent.hover(within(panel).getByText('2 minutes ago'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('UTC');
  },
};

export const WithRequestId: Story = {
  tags: ['visual'],
  args: {
    notification: {
      id: '1',
      kind: 'NEGATIVE',
      message: 'Something went wrong. Please try again later',
      requestId: '0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e',
    },
    onHoldChange: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await expect(args.onHoldChange).toHaveBeenLastCalledWith('1');
    const panel = await screen.findByRole('dialog', { name: 'Details' });
    await expect(panel).toHaveTextContent('0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e');
  },
};

export const Nothing: Story = { args: { notification: undefined } };

const onOpenChange = fn();

/** A dialog with a failing button, and enough lines for its height. */
function FailingDialog({
  lines,
  placement = 'centre',
  ...bar
}: NotificationBarProps & { lines: number; placement?: 'centre' | 'side' }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        title="Create environment"
        placement={placement}
        footer={
          <Button intent="primary" onClick={() => setHasFailed(true)}>
            Create
          </Button>
        }
      >
        <TextArea label="Description" rows={lines} />
      </Dialog>
      <NotificationBar {...bar} notification={hasFailed ? bar.notification : undefined} />
    </>
  );
}

/** Expects that a press on the centre of an element hits it. */
async function expectOnTop(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(met)).toBe(true);
}

export const OverADialog: Story = {
  tags: ['visual'],
  args: { ...WithRequestId.args },
  render: (args) => <FailingDialog {...args} lines={3} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Create environment' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    // Its role is found only if screen readers can reach it.
    await expectOnTop(screen.getByRole('alert'));
  },
};

export const UsedOverADialog: Story = {
  args: { ...WithRequestId.args },
  render: (args) => <FailingDialog {...args} lines={3} />,
  play: async ({ args }) => {
    onOpenChange.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Create environment' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const details = await screen.findByRole('dialog', { name: 'Details' });
    await userEvent.click(within(details).getByText(/^0b9f5a52/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(document.elementFromPoint(5, 5) as HTMLElement);
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Makes the dialog fail, and expects the notification beside it, with title and button still pressable. */
async function expectBesideTheDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Create environment' });
  const create = within(dialog).getByRole('button', { name: 'Create' });
  await userEvent.click(create);
  const alert = screen.getByRole('alert');
  // Both are animated.
  await waitFor(async () => {
    const [bar, frame] = [alert.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const isBeside = bar.bottom <= frame.top || bar.top >= frame.bottom || bar.right <= frame.left;
    await expect(isBeside).toBe(true);
  });
  for (const part of [alert, create, within(dialog).getByRole('heading', { name: 'Create environment' })])
    await waitFor(() => expectOnTop(part));
}

export const OffTheButtonsOfADialog: Story = {
  name: 'R2.67 A notification covers nothing of a tall dialog',
  tags: ['visual'],
  args: { ...WithRequestId.args },
  render: (args) => <FailingDialog {...args} lines={40} />,
  play: expectBesideTheDialog,
};

export const BesideAPanel: Story = {
  name: 'R2.67 A notification stands beside a dialog along the side',
  tags: ['visual'],
  args: { ...WithRequestId.args },
  render: (args) => <FailingDialog {...args} lines={40} placement="side" />,
  play: expectBesideTheDialog,
};

const onAPhone = { viewport: { value: 'phone' } };

export const OffADialogOnAPhone: Story = {
  ...OffTheButtonsOfADialog,
  name: 'R2.67 A notification covers nothing of a dialog on a phone',
  tags: [],
  globals: onAPhone,
};

export const OffAPanelOnAPhone: Story = {
  ...BesideAPanel,
  name: 'R2.67 A notification has room under a dialog as large as a phone',
  tags: [],
  globals: onAPhone,
};

/** A notification that is visible before a dialog opens. */
function LateDialog(bar: NotificationBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Edit environment"
        footer={<Button intent="primary">Save</Button>}
      >
        <TextArea label="Description" rows={40} />
      </Dialog>
      <NotificationBar {...bar} />
    </>
  );
}

export const OutOfTheWayOfADialog: Story = {
  name: 'R2.67 A notification moves out of the way of a dialog that opens',
  render: (args) => <LateDialog {...args} />,
  play: async () => {
    const before = screen.getByRole('status').getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit environment' });
    await waitFor(() =>
      expect(screen.getByRole('status').getBoundingClientRect().bottom).toBeLessThan(before.top),
    );
    await waitFor(() => expectOnTop(within(dialog).getByRole('button', { name: 'Save' })));
    await expectOnTop(within(dialog).getByRole('heading', { name: 'Edit environment' }));
  },
};

interface Person {
  id: string;
  name: string;
}

const PEOPLE: readonly Person[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  name: `Person ${index + 1}`,
}));

/** A table with selectable rows, and a notification that is visible first. */
function SelectingBelow(bar: NotificationBarProps) {
  return (
    <>
      {/* The table starts low enough for its buttons to stick to the foot of the window. */}
      <Box css={{ height: '40vh' }} />
      <DataTable
        label="People"
        noun={{ one: 'person', other: 'people' }}
        columns={[{ id: 'name', header: 'Name', value: ({ name }: Person) => name }]}
        rows={PEOPLE}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        bulkActions={[{ id: 'activate', label: 'Activate', onSelect: () => undefined }]}
        empty={{ title: 'Nobody' }}
      />
      <NotificationBar {...bar} />
    </>
  );
}

export const OffTheButtonsOfSelectedRows: Story = {
  name: 'R2.67 A notification covers nothing of the buttons for selected rows',
  render: (args) => <SelectingBelow {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Person 1' }));
    const buttons = await canvas.findByRole('group', { name: 'Selection' });
    const bar = screen.getByTestId('gsc-notification-bar');
    await waitFor(() =>
      expect(bar.getBoundingClientRect().bottom).toBeLessThan(buttons.getBoundingClientRect().top),
    );
    await expectOnTop(within(buttons).getByRole('button', { name: 'Activate' }));
  },
};
