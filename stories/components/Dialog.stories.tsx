import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Create environment',
    description: 'It is ready to use within a minute.',
    children: (
      <Stack gap="4">
        <TextField label="Name" required />
        <Select label="Type" required options={[{ value: 'sandbox', label: 'Sandbox' }]} />
        <TextArea label="Description" maxLength={140} rows={3} />
      </Stack>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button type="submit" intent="primary">
          Create
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Create environment' });
    await expect(dialog).toHaveAccessibleDescription('It is ready to use within a minute.');
    await waitFor(() => expect(body.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Playground: Story = { args: { size: 'm' } };

async function expectWidth(canvasElement: HTMLElement, rem: number): Promise<void> {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog.offsetWidth).toBe(rem * 16));
}

export const ExtraSmall: Story = {
  name: 'R9.07 Size xs is 21.25 rem wide',
  args: { size: 'xs' },
  play: async ({ canvasElement }) => expectWidth(canvasElement, 21.25),
};

export const Small: Story = {
  name: 'R9.07 Size s is 31.25 rem wide',
  args: { size: 's' },
  play: async ({ canvasElement }) => expectWidth(canvasElement, 31.25),
};

export const Medium: Story = {
  name: 'R9.07 Size m is 40 rem wide',
  args: { size: 'm' },
  play: async ({ canvasElement }) => expectWidth(canvasElement, 40),
};

export const Large: Story = {
  name: 'R9.07 Size l is 56.25 rem wide',
  args: { size: 'l' },
  play: async ({ canvasElement }) => expectWidth(canvasElement, 56.25),
};

export const ExtraLarge: Story = {
  name: 'R9.07 Size xl is 60 rem wide',
  args: { size: 'xl' },
  play: async ({ canvasElement }) => expectWidth(canvasElement, 60),
};

function Reopenable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="About this place" />
    </>
  );
}

export const GivesTheFocusBack: Story = {
  render: () => <Reopenable />,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PendingStaysOpen: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Searching() {
  const [search, setSearch] = useState('desk');
  return <SearchField label="Search users" value={search} onValueChange={setSearch} />;
}

/** Escape first clears a search, then closes the dialog. */
export const ClearsTheSearchFirst: Story = {
  args: { children: <Searching /> },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const search = dialog.getByRole('searchbox', { name: 'Search users' });
    search.focus();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongContent: Story = {
  tags: ['visual'],
  args: {
    children: (
      <Stack gap="4">
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};

export const LongContentReadAloud: Story = {
  name: 'What only readers hear in a long dialog scrolls with it and lets nothing else scroll',
  args: {
    children: (
      <>
        {LongContent.args?.children}
        <VisuallyHidden>14 fields</VisuallyHidden>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const veil = dialog.parentElement as HTMLElement;
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(veil.scrollHeight).toBe(veil.clientHeight);
  },
};

/** For work beside the page: full height, at the side. */
export const AtTheSide: Story = {
  tags: ['visual'],
  args: { placement: 'side' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => {
      const { right, height } = dialog.getBoundingClientRect();
      return expect([right, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    });
  },
};
