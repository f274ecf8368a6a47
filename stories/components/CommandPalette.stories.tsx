import type { Meta, StoryObj } from '@storybook/react-vite';
import { Boxes, Building2, Palette, Send, Settings2, UserPlus, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button';
import {
  CommandPalette,
  matchCommands,
  type CommandGroup,
  type CommandPaletteProps,
} from '@/components/CommandPalette';

const GROUPS: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'subscription', label: 'Subscription', icon: Building2, keywords: ['contract', 'renders'] },
      { id: 'environments', label: 'Environments', icon: Boxes, shortcut: ['g', 'e'] },
      { id: 'users', label: 'Users', icon: UserRound, shortcut: ['g', 'u'], keywords: ['people'] },
      { id: 'groups', label: 'User groups', icon: UsersRound },
      { id: 'settings', label: 'Settings', description: 'Aurora production', icon: Settings2 },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'invite', label: 'Invite users', icon: UserPlus },
      {
        id: 'create-group',
        label: 'Create a user group',
        icon: UsersRound,
        disabledReason: 'A subscription admin can do this.',
      },
    ],
  },
  {
    id: 'places',
    label: 'Environments',
    items: [
      { id: 'publisher', label: 'Aurora production', description: 'Publisher', icon: Send },
      { id: 'kits', label: 'Aurora sandbox', description: 'Brand kits', icon: Palette },
    ],
  },
  {
    id: 'people',
    label: 'People',
    items: [
      { id: 'reviewer', label: 'Relecteur qualité', description: 'relecteur@demo.test', icon: UserRound },
    ],
  },
];

function SearchablePalette({ onChoose, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={matchCommands(props.groups, query)}
        onChoose={(item) => {
          onChoose(item);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Search pages, people and environments',
    query: '',
    onQueryChange: fn(),
    groups: GROUPS,
    onChoose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => <SearchablePalette {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const field = await bodyOf(canvasElement).findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Playground: Story = { args: { query: 'au' } };

export const FindsByWords: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.type(await body.findByRole('combobox'), 'qualite');
    await expect(body.getAllByRole('option')).toHaveLength(1);
    await expect(body.getByRole('option', { name: /Relecteur qualité/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const field = await body.findByRole('combobox');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    const active = body.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('Users');
    await expect(field).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(body.getByRole('option', { selected: true })).toHaveTextContent('Relecteur qualité');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    const denied = body.getByRole('option', { selected: true });
    await expect(denied).toHaveTextContent('A subscription admin can do this.');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'kits' }));
    await waitFor(() => expect(body.queryByRole('combobox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await body.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

export const NothingFound: Story = {
  tags: ['visual'],
  args: { query: 'quarterly', emptyText: 'Nothing found for “quarterly”.' },
  play: async ({ canvasElement }) =>
    expect(await bodyOf(canvasElement).findByText('Nothing found for “quarterly”.')).toBeVisible(),
};

export const EnterBeforeTheResults: Story = {
  args: { query: 'users', loading: true },
  render: function Render(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <Button onClick={() => setLoading(false)}>Answer</Button>
        <SearchablePalette {...args} loading={isLoading} groups={isLoading ? [] : GROUPS} />
      </>
    );
  },
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const answer = body.getByRole('button', { name: 'Answer', hidden: true });
    await userEvent.type(await body.findByRole('combobox'), '{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    answer.click();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'users' }));
  },
};

export const TypedOnAfterEnter: Story = {
  ...EnterBeforeTheResults,
  play: async ({ args, canvasElement }) => {
    const body = bodyOf(canvasElement);
    const answer = body.getByRole('button', { name: 'Answer', hidden: true });
    await userEvent.type(await body.findByRole('combobox'), '{Enter}{Backspace}');
    answer.click();
    await expect(await body.findByRole('option', { name: /^Users/ })).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { query: 'aurora', loading: true } };
