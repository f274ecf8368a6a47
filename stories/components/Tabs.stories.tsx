import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabItem } from '@/components/Tabs';
import { Text } from '@/components/Text';

const ITEMS: TabItem[] = [
  { value: 'details', label: 'Details', content: <Text>Name, email and status.</Text> },
  { value: 'access', label: 'Individual access', content: <Text>Roles in each environment.</Text> },
  { value: 'groups', label: 'Groups', count: 3, content: <Text>Groups they belong to.</Text> },
  { value: 'log', label: 'Log', disabled: true, content: null },
];

function Kept() {
  const [value, setValue] = useState('details');
  return <Tabs label="User" items={ITEMS} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'User', items: ITEMS, value: 'details', onValueChange: fn() },
  render: () => <Kept />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { label: 'Parts of the user' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Individual access' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Roles in each environment.');
  },
};

export const RingOffTheLetters: Story = {
  name: 'The ring of a tab touches no letter and is not cut',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    const tab = canvas.getByRole('tab', { name: 'Details' });
    await expect(tab).toHaveFocus();
    const { left, right, outlineWidth, outlineStyle } = getComputedStyle(tab, '::after');
    await expect(outlineStyle).toBe('solid');
    for (const side of [left, right])
      await expect(-parseFloat(side)).toBeGreaterThan(parseFloat(outlineWidth));
    const start = tab.getBoundingClientRect().left;
    await expect(start + parseFloat(left)).toBeGreaterThanOrEqual(
      canvas.getByRole('tablist').getBoundingClientRect().left,
    );
  },
};
