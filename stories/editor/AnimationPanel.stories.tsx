import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnimationPanel } from '@/editor/template/properties';
import { newPlacement, newTextFrame, type Animation } from '@/engine/document';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

interface Shown {
  animation: Animation | null;
  selection: readonly string[];
}

/** Intro, emphasis and outro of frames. */
const meta = {
  title: 'Editor/Animation panel',
  component: AnimationPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { animation: null, selection: ['opening'] },
  render: ({ animation, selection }) => (
    <PanelFrame
      name="Animation"
      width="right"
      document={after(leaflet(), [
        { kind: 'selectLayout', layoutId: 'story' },
        {
          kind: 'addFrame',
          layoutId: 'story',
          pageId: 'front',
          frameId: 'opening',
          frame: newTextFrame('Title', 'Tonight'),
          placement: newPlacement('text', { x: 100, y: 100, width: 800, height: 300 }),
        },
        { kind: 'setAnimation', layoutId: 'story', frameIds: ['opening'], value: animation },
      ])}
      onOpen={(session) => session.select(selection)}
    >
      <AnimationPanel />
    </PanelFrame>
  ),
} satisfies Meta<Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAnimated: Story = {};

export const NothingSelected: Story = { args: { selection: [] } };

export const AllParts: Story = {
  args: {
    animation: {
      from: 0,
      to: 5_000,
      intro: {
        from: 0,
        to: 800,
        ease: { type: 'easeOut', curve: 'Back' },
        styles: { fade: true, slide: { direction: 'left', offsetPercent: 100 } },
      },
      emphasis: {
        from: 2_000,
        to: 2_600,
        ease: { type: 'noEase' },
        style: { type: 'shake', direction: 'horizontal' },
      },
      outro: {
        from: 4_200,
        to: 5_000,
        ease: { type: 'easeIn', curve: 'Cubic' },
        styles: { scale: { scalePercent: 0 }, rotation: { angleDegrees: 90, numberOfRotations: 1 } },
      },
    },
  },
};
