import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical, Plus, Rocket, Settings, Trash2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { DataTable, initialTableState, type DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';

interface Sample {
  id: string;
  name: string;
  region: string;
  type: 'Production' | 'Sandbox' | 'Development';
  storage: number;
  renders: number;
}

const TYPES = ['Production', 'Sandbox', 'Development'] as const;
const REGIONS = ['EU', 'EA', 'CA'];
const BRANDS = ['Aurora', 'Borealis', 'Cassini', 'Delphi', 'Equinox', 'Fjord', 'Glacier'];

function makeSamples(count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const type = TYPES[index % 3] ?? 'Sandbox';
    const brand = BRANDS[index % BRANDS.length] ?? '';
    return {
      id: `place-${index}`,
      name: `${brand} ${type.toLowerCase()} ${index + 1}`,
      region: REGIONS[(index * 7) % 3] ?? 'EU',
      type,
      storage: ((index * 7919) % 900) + 12.34,
      renders: (index * 104729) % 50000,
    };
  });
}

const LOOKS = {
  Production: { tone: 'strong', icon: Rocket },
  Sandbox: { tone: 'teal', icon: FlaskConical },
  Development: { tone: 'violet', icon: Wrench },
} as const;

const COLUMNS: DataTableColumn<Sample>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    cell: (row) => (
      <Inline gap="3">
        <Avatar name={row.name} shape="square" />
        <Link href={`#${row.id}`} tone="quiet" css={{ minWidth: 0 }}>
          <MiddleTruncate text={row.name} />
        </Link>
      </Inline>
    ),
    minWidth: 14,
    grow: 3,
    hideable: false,
    skeleton: 'thing',
  },
  {
    id: 'type',
    header: 'Type',
    value: (row) => row.type,
    cell: (row) => (
      <Badge tone={LOOKS[row.type].tone} icon={LOOKS[row.type].icon}>
        {row.type}
      </Badge>
    ),
    skeleton: 'badge',
    minWidth: 9,
  },
  { id: 'region', header: 'Region', value: (row) => row.region, hideOnMobile: true, minWidth: 6 },
  {
    id: 'storage',
    header: 'Used storage',
    value: (row) => row.storage,
    cell: (row) => `${row.storage.toFixed(2)} GB`,
    numeric: true,
    hideOnMobile: true,
  },
  {
    id: 'renders',
    header: 'Renders',
    value: (row) => row.renders,
    cell: (row) => row.renders.toLocaleString('en-GB'),
    numeric: true,
    hideOnMobile: true,
  },
];

const FEW = makeSamples(12);
const MANY = makeSamples(10_000);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Sample>,
  args: {
    label: 'Environments',
    noun: { one: 'environment', other: 'environments' },
    columns: COLUMNS,
    rows: FEW,
    getRowId: (row) => row.id,
    getRowName: (row) => row.name,
    empty: {
      title: 'No environments yet',
      description: 'An environment holds the templates, media and projects of one stage of your work.',
      action: (
        <Button intent="primary" startIcon={Plus}>
          Create environment
        </Button>
      ),
    },
    filters: [
      {
        id: 'type',
        label: 'Type',
        allLabel: 'All types',
        options: TYPES.map((type) => ({ value: type, label: type })),
        matches: (row, value) => row.type === value,
      },
    ],
    rowActions: (row) => [
      { id: 'settings', label: 'Settings', icon: Settings, href: `#${row.id}` },
      { id: 'delete', label: 'Delete', icon: Trash2, danger: true },
    ],
    exportName: 'environments',
    toolbar: (
      <Button intent="primary" startIcon={Plus}>
        Create environment
      </Button>
    ),
  },
} satisfies Meta<typeof DataTable<Sample>>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstName = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader')[0];

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { dense: true } };

export const Sorts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Used storage' }));
    await expect(canvas.getByRole('columnheader', { name: 'Used storage' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(firstName(canvas)).toHaveTextContent('Aurora production 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Used storage' }));
    await expect(firstName(canvas)).not.toHaveTextContent('Aurora production 1Aurora');
  },
};

export const SearchesAndFilters: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search environments' }), 'AURÓRA prod');
    await expect(canvas.getByText('1 of 12 environments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Type: All types' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Sandbox' }));
    await expect(canvas.getByRole('heading', { name: 'No environments match' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(canvas.getByText('12 environments')).toBeVisible();
  },
};

/** The list of values stays open between choices; the button shows the first one and the number of others. */
export const FiltersBySeveral: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Type: All types' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Sandbox' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Development' }));
    await expect(canvas.getByText('8 of 12 environments')).toBeVisible();
    const filter = canvas.getByRole('button', { name: 'Type: Sandbox and Development' });
    await expect(filter).toHaveTextContent('Sandbox+1');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sandbox' }));
    await expect(canvas.getByText('4 of 12 environments')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Production' }));
    await expect(filter).toHaveAccessibleName('Type: Production and Development');
  },
};

export const AsksForWhatIsNotThere: Story = {
  args: { state: { ...initialTableState, filters: { type: ['discontinued'] } }, onStateChange: fn() },
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Type: Unknown type' });
    await expect(canvas.getByRole('heading', { name: 'No environments match' })).toBeVisible();
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'All types' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }));
  },
};

const onActivate = fn();

export const Selects: Story = {
  tags: ['visual'],
  args: {
    bulkActions: [
      { id: 'export', label: 'Export', onSelect: onActivate },
      { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Cassini development 3' }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(onActivate).toHaveBeenCalledWith([FEW[0], FEW[2]]);
  },
};

/** A press with Shift selects all rows from the last one on; arrows select row by row, also outside of the view. */
export const SelectsRanges: Story = {
  args: { ...Selects.args, rows: MANY, maxHeight: '30rem' },
  play: async ({ canvas }) => {
    const bar = () => canvas.getByRole('group', { name: 'Selection' });
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Equinox sandbox 5' }));
    await user.keyboard('{/Shift}');
    await expect(bar()).toHaveTextContent('5 selected');
    canvas.getByRole('checkbox', { name: 'Select Fjord development 6' }).focus();
    await user.keyboard(' {Shift>}{ArrowDown>9/}{/Shift}');
    await waitFor(() => expect(bar()).toHaveTextContent('15 selected'));
    await expect(canvas.getByRole('checkbox', { name: 'Select Aurora development 15' })).toBeChecked();
    await user.keyboard('{Shift>}{ArrowUp>2/}{/Shift}');
    await waitFor(() => expect(bar()).toHaveTextContent('13 selected'));
  },
};

/** A range includes rows that are not rendered, up to ten thousand. */
export const SelectsRangesOutOfSight: Story = {
  args: { ...Selects.args, rows: MANY, maxHeight: '30rem' },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Borealis sandbox 2' }));
    await user.keyboard('{Control>}{End}{/Control}');
    const last = await canvas.findByRole('checkbox', { name: 'Select Delphi production 10000' });
    await expect(canvas.queryByRole('checkbox', { name: 'Select Borealis sandbox 2' })).toBeNull();
    await user.keyboard('{Shift>}');
    await user.click(last);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('9,999 selected');
  },
};

/** Omits a bulk action that applies to none of the selected rows. */
export const OffersWhatFits: Story = {
  tags: ['visual'],
  args: {
    bulkActions: [
      { id: 'export', label: 'Export', onSelect: fn() },
      { id: 'reset', label: 'Reset', fits: ({ type }) => type === 'Sandbox', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    const bar = within(canvas.getByRole('group', { name: 'Selection' }));
    await expect(bar.queryByRole('button', { name: 'Reset' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Borealis sandbox 2' }));
    await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible();
  },
};

/** Selects rows from several searches; the bar shows how many are hidden. */
export const GathersFromSearches: Story = {
  tags: ['visual'],
  args: Selects.args ?? {},
  play: async ({ canvas }) => {
    onActivate.mockClear();
    const bar = () => canvas.getByRole('group', { name: 'Selection' });
    const search = canvas.getByRole('searchbox', { name: 'Search environments' });
    await userEvent.type(search, 'aurora');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    await userEvent.clear(search);
    await userEvent.type(search, 'cassini');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Cassini development 3' }));
    await expect(bar()).toHaveTextContent('2 selected, 1 not shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(onActivate).toHaveBeenCalledWith([FEW[0], FEW[2]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' })).toBeChecked();
    await userEvent.type(search, 'cassini');
    await expect(bar()).toHaveTextContent('1 not shown');
    // The header checkbox concerns only the visible rows.
    await userEvent.clear(search);
    await userEvent.type(search, 'glacier');
    await expect(bar()).toHaveTextContent('2 not shown');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).not.toBePartiallyChecked();
    await userEvent.clear(search);
    await userEvent.type(search, 'cassini');
  },
};

/** Escape in a search clears the search; when that is empty, it asks before clearing the selection. */
export const AsksBeforeClearing: Story = {
  tags: ['visual'],
  args: Selects.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const bar = () => canvas.queryByRole('group', { name: 'Selection' });
    const ask = async (): Promise<ReturnType<typeof within>> => {
      await userEvent.keyboard('{Escape}');
      return within(await page.findByRole('alertdialog', { name: 'Clear the selection of 1 environment?' }));
    };
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    const search = canvas.getByRole('searchbox', { name: 'Search environments' });
    await userEvent.type(search, 'aurora{Escape}');
    await expect(search).toHaveValue('');
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep selecting' }));
    await expect(bar()).toHaveTextContent('1 selected');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click((await ask()).getByRole('button', { name: 'Clear selection' }));
    await expect(bar()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aurora production 1' }));
    await ask();
  },
};

export const TenThousandRows: Story = {
  args: { rows: MANY, maxHeight: '30rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 environments')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const grid = canvas.getByRole('grid', { name: 'Environments' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByText('Delphi production 10000')).toBeInTheDocument());
  },
};

/** The code of the virtualisation is already loaded when the second table renders. */
export const OneAfterAnother: Story = {
  args: { rows: MANY, maxHeight: '30rem' },
  render: function OneAfterAnotherTable(args) {
    const [count, setCount] = useState(1);
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>Draw another</Button>
        <DataTable key={count} {...args} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const goToTheEnd = async () => {
      canvas.getAllByRole('link')[0]?.focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByText('Delphi production 10000')).toBeInTheDocument());
    };
    await goToTheEnd();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw another' }));
    await waitFor(() => expect(canvas.queryByText('Delphi production 10000')).toBeNull());
    await goToTheEnd();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const cell = canvas.getAllByRole('gridcell').find((element) => element === document.activeElement);
    await expect(cell).toHaveTextContent('EA');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Actions of Borealis sandbox 2' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
  },
};

export const HidesColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose columns' }));
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Region' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Region' })).toBeNull();
    await expect(body.getByRole('menu')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['visual'],
  args: { rows: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('Loading environments')).toBeInTheDocument(),
};

export const Empty: Story = { tags: ['visual'], args: { rows: [] } };

export const Failed: Story = {
  tags: ['visual'],
  args: { rows: undefined, error: 'Something went wrong. Please try again later', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const FailedToRefresh: Story = {
  args: { error: 'Something went wrong. Please try again later' },
};
