import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LayersPanel } from '@/editor/template/panels';
import { newDocument } from '@/engine/document';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

/** The frames of the page in the template editor. */
const meta = {
  title: 'Editor/Layers panel',
  component: LayersPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
} satisfies Meta<typeof LayersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <PanelFrame
      name="Layers"
      document={after(leaflet(), [
        { kind: 'setFrameVisibility', layoutId: 'a4', frameIds: ['ground'], value: false },
      ])}
      onOpen={(session) => session.select(['headline', 'photo'])}
    >
      <LayersPanel />
    </PanelFrame>
  ),
};

export const GroupsAndLocks: Story = {
  render: () => (
    <PanelFrame
      name="Layers"
      document={after(leaflet(), [
        {
          kind: 'groupFrames',
          pageId: 'front',
          groupId: 'top',
          name: 'Top of the leaflet',
          members: ['headline', 'photo'],
        },
        { kind: 'lockFrames', frameIds: ['ground'], isLocked: true },
      ])}
      onOpen={(session) => session.select(['headline', 'photo'])}
    >
      <LayersPanel />
    </PanelFrame>
  ),
};

export const Empty: Story = {
  render: () => (
    <PanelFrame
      name="Layers"
      document={newDocument({ pageId: 'p', layoutId: 'l', sdkVersion: '1.42.3', engineVersion: '2.18.1' })}
    >
      <LayersPanel />
    </PanelFrame>
  ),
};

export const LongNames: Story = {
  render: () => (
    <PanelFrame
      name="Layers"
      document={after(leaflet(), [
        {
          kind: 'renameFrame',
          frameId: 'headline',
          name: 'Headline of the spring campaign in two lines, left',
        },
        {
          kind: 'renameFrame',
          frameId: 'photo',
          name: 'Headline of the spring campaign in two lines, right',
        },
      ])}
    >
      <LayersPanel />
    </PanelFrame>
  ),
};

export const Renaming: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('treeitem', { name: 'Headline, text' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of Headline' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
