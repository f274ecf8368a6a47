import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionsPanel } from '@/editor/template/panels';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

/** What a template does by itself: actions, what starts them, their scripts and what these wrote. */
const meta = {
  title: 'Editor/Actions panel',
  component: ActionsPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { issues: [], log: [], actionId: 'discount', onOpen: fn() },
  render: (args) => (
    <PanelFrame name="Actions" width="right" document={leaflet()}>
      <ActionsPanel {...args} />
    </PanelFrame>
  ),
} satisfies Meta<typeof ActionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { actionId: undefined },
  render: (args) => (
    <PanelFrame
      name="Actions"
      width="right"
      document={after(leaflet(), [{ kind: 'deleteAction', actionId: 'discount' }])}
    >
      <ActionsPanel {...args} />
    </PanelFrame>
  ),
};

export const AfterARun: Story = {
  args: {
    issues: [
      {
        ...{ type: 'actionExecution', actionId: 'discount', actionName: 'Show the discount' },
        ...{ message: 'There is no frame named “Ticket code”.', line: 1 },
      },
    ],
    log: [
      { actionId: 'discount', line: 'price 12' },
      { actionId: 'discount', line: 'A line of the log that is longer than the panel is wide, and goes on' },
    ],
  },
};
