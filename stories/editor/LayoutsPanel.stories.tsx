import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LayoutsPanel } from '@/editor/template/panels';
import { leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

/** The layouts of a template as a tree. */
const meta = {
  title: 'Editor/Layouts panel',
  component: LayoutsPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { onSettings: fn() },
  render: (args) => (
    <PanelFrame name="Layouts" document={leaflet()}>
      <LayoutsPanel {...args} />
    </PanelFrame>
  ),
} satisfies Meta<typeof LayoutsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add layout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a layout' });
    await userEvent.selectOptions(screen.getByLabelText('Made for'), 'Digital animated');
    await expect(dialog).toHaveTextContent('Duration');
  },
};

export const Deleting: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: /^A4/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Its child layout is deleted too.',
    );
  },
};
