import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Tooltip, TOOLTIP_DELAY, TOOLTIP_OFFSET } from '@/components/Tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Counted once a day, at midnight UTC', children: <Button>As of today</Button> },
  decorators: [
    (Story) => (
      <Box css={{ display: 'grid', placeItems: 'center', minHeight: '10rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'right' } };

export const OpensAfterItsDelay: Story = {
  name: 'R9.10 Opens after 400 ms, 10 px away',
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button');
    const start = performance.now();
    await userEvent.hover(button);
    await expect(body.queryByRole('tooltip')).toBeNull();
    const tooltip = await body.findByRole('tooltip');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(TOOLTIP_DELAY);
    await waitFor(() => {
      const gap = button.getBoundingClientRect().top - tooltip.getBoundingClientRect().bottom;
      return expect(Math.round(gap)).toBe(TOOLTIP_OFFSET);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

export const OpensOnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Counted once a day, at midnight UTC',
    );
  },
};
