import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import {
  ExactTime,
  HintArea,
  HintedText,
  HintedTime,
  Tooltip,
  TOOLTIP_DELAY,
  TOOLTIP_OFFSET,
} from '@/components/Tooltip';

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
    await expect([TOOLTIP_DELAY, TOOLTIP_OFFSET]).toEqual([400, 10]);
    const start = performance.now();
    await userEvent.hover(button);
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
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAccessibleDescription('Counted once a day, at midnight UTC'),
    );
  },
};

function Times() {
  const areaRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <Inline ref={areaRef} gap="4">
        <HintedText hint="May 4, 2026, 10:15 AM UTC">2 days ago</HintedText>
        <HintedText hint="April 6, 2026, 8:00 AM UTC">last month</HintedText>
        <HintedTime date={new Date('2025-04-06T08:00:00Z')} />
      </Inline>
      <HintArea areaRef={areaRef} />
    </>
  );
}

export const OneForMany: Story = {
  name: 'One for many, by hints',
  render: () => <Times />,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(await body.findByRole('tooltip')).toHaveTextContent('May 4, 2026, 10:15 AM UTC');
    await waitFor(() =>
      expect(canvas.getByText('2 days ago')).toHaveAccessibleDescription('May 4, 2026, 10:15 AM UTC'),
    );
    await userEvent.tab();
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent('April 6, 2026, 8:00 AM UTC'));
    await waitFor(() => expect(canvas.getByText('2 days ago')).not.toHaveAttribute('aria-describedby'));
    await userEvent.tab();
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent(/^Apr 6, 2025, .*\(.* UTC\)$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(canvas.getByText('2 days ago'));
    await expect(await body.findByRole('tooltip')).toHaveTextContent('May 4, 2026, 10:15 AM UTC');
    await userEvent.unhover(canvas.getByText('2 days ago'));
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

export const TimeInASentence: Story = {
  name: 'R9.04 A time in a sentence says the exact moment to pointer and keyboard',
  render: () => (
    <Text size="small" tone="muted">
      Invited <ExactTime date={new Date(Date.now() - 8 * 60_000)} /> by Marketing.
    </Text>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByText('8 minutes ago')).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(/ \(.* UTC\)$/);
  },
};
