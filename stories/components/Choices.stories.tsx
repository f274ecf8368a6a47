import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '@/components/Checkbox';
import { RadioGroup } from '@/components/RadioGroup';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';

const meta = { title: 'Components/Choices' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: () => (
    <Stack align="start">
      <Checkbox label="Send an invitation" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="With a description" description="Goes out within a minute." defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send an invitation' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
  },
};

function Roles() {
  const [role, setRole] = useState<string>('user');
  return (
    <RadioGroup
      label="Role"
      required
      value={role}
      onValueChange={setRole}
      options={[
        { value: 'user', label: 'User', description: 'Opens projects.' },
        { value: 'designer', label: 'Template designer', description: 'Creates and edits templates.' },
        { value: 'admin', label: 'Environment admin', disabled: true },
      ]}
    />
  );
}

export const Radios: Story = {
  render: () => <Roles />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /User/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Template designer/ })).toBeChecked();
  },
};

export const Switches: Story = {
  render: () => (
    <Stack align="start">
      <Switch label="Watermark" description="On every page of the output." />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: /Watermark/ });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};

function Views() {
  const [view, setView] = useState<'list' | 'grid'>('list');
  return (
    <SegmentedControl
      label="View"
      value={view}
      onValueChange={setView}
      options={[
        { value: 'list', label: 'List', icon: List },
        { value: 'grid', label: 'Grid', icon: LayoutGrid },
      ]}
    />
  );
}

export const Segments: Story = {
  render: () => <Views />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Grid'));
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
  },
};
