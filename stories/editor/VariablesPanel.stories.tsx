import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { VariablesPanel } from '@/editor/template/panels';
import { newVariable, type Variable } from '@/engine/document';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

/** The variables of a template, and the settings of the selected one. */
const meta = {
  title: 'Editor/Variables panel',
  component: VariablesPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    context: { today: '2026-11-23', mediaConnectorId: 'media' },
    images: { withheld: undefined, thumbnail: () => null, browse: () => null },
    onPoint: fn(),
    onAction: fn(),
  },
  render: (args) => (
    <PanelFrame name="Variables" width="right" document={leaflet()}>
      <VariablesPanel {...args} />
    </PanelFrame>
  ),
} satisfies Meta<typeof VariablesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  render: (args) => (
    <PanelFrame
      name="Variables"
      width="right"
      document={after(leaflet(), [
        { kind: 'deleteVariable', variableId: 'event' },
        { kind: 'deleteVariable', variableId: 'price' },
        { kind: 'deleteVariable', variableId: 'speaker' },
      ])}
    >
      <VariablesPanel {...args} />
    </PanelFrame>
  ),
};

/** A variable with its settings open. */
const open = (variable: Variable): Story => ({
  render: (args) => (
    <PanelFrame
      name="Variables"
      width="right"
      document={after(leaflet(), [{ kind: 'addVariable', variableId: 'shown', variable }])}
    >
      <VariablesPanel {...args} />
    </PanelFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: new RegExp(`^${variable.name},`) }));
    await expect(canvas.getByRole('heading', { name: variable.name })).toBeVisible();
  },
});

export const OfText: Story = open({ ...newVariable('Greeting'), maxCharacters: 40 });
export const OfNumber: Story = open(newVariable('Seats', 'number'));
export const OfDate: Story = open({
  ...newVariable('Evening', 'date'),
  startDate: { type: 'absolute', date: '2026-11-23' },
  endDate: { type: 'relative', days: 90 },
});
export const OfList: Story = open({
  ...newVariable('Size', 'list'),
  items: [{ value: 'S', displayValue: 'Small' }, { value: 'M' }],
});
export const OfImage: Story = open({ ...newVariable('Portrait', 'image'), allowUpload: true });
export const UnderConditions: Story = open({
  ...newVariable('Reason'),
  visibility: {
    type: 'conditional',
    layouts: [{ layoutId: 'a4', includeChildren: true }],
    comparisons: [{ variableId: 'price', operator: '=', value: 20 }],
  },
});

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add variable' }));
    await expect(await screen.findByRole('dialog', { name: 'Add a variable' })).toBeVisible();
  },
};

export const DeletingWhatIsUsed: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: /^Speaker/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Photo of the speaker on Page 1');
  },
};
