import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataRowNavigator } from '@/editor/project/panels/DataRowNavigator';
import type { DataRows } from '@/product/DataRowTable';

const loaded: DataRows = {
  columns: [
    { name: 'Product', type: 'singleLine' },
    { name: 'Price', type: 'number' },
  ],
  rows: [
    ['Wheat loaf', 5.58],
    ['Rye with wild honey, cut in slices of twelve millimetres for the counter', 6.4],
    ['Cinnamon knot', 2.8],
  ],
  total: 3,
  error: null,
  retry: fn(),
  readOn: fn(),
};

/** Steps through the rows that fill a project. */
const meta = {
  title: 'Editor/Data row navigator',
  component: DataRowNavigator,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { data: loaded, onFill: fn(() => []) },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{<Story />}</div>],
} satisfies Meta<typeof DataRowNavigator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRowChosen: Story = {};

export const RowChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next row' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('Row 2 of 3')).toBeVisible();
    await expect(args.onFill).toHaveBeenLastCalledWith(loaded.columns, loaded.rows[1]);
  },
};

export const NotAllUsed: Story = {
  args: {
    onFill: fn(() => [{ variableId: 'price', name: 'Price', fault: '“soon” is no number.' }]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next row' }));
    await expect(canvas.getByText('Some values of this row could not be used.')).toBeVisible();
  },
};

export const NoRows: Story = { args: { data: { ...loaded, rows: [], total: 0 } } };

export const Loading: Story = { args: { data: { ...loaded, columns: undefined, rows: [], total: 0 } } };

export const Failed: Story = {
  args: {
    data: {
      ...loaded,
      columns: undefined,
      rows: [],
      total: 0,
      error: new Error('The platform is not there.'),
    },
  },
};
