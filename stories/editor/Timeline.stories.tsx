import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usePlayback } from '@/editor/page/usePlayback';
import { Timeline } from '@/editor/template/panels';
import type { Document } from '@/engine/document';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

const still = (): Document =>
  after(leaflet(), [{ kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalAnimated' }]);

const ease = { type: 'easeOut', curve: 'Quadratic' } as const;
const animated = (): Document =>
  after(still(), [
    {
      kind: 'setAnimation',
      layoutId: 'a4',
      frameIds: ['headline'],
      value: {
        from: 500,
        to: 4_500,
        intro: { from: 500, to: 1_500, ease, styles: { fade: true } },
        emphasis: { from: 2_000, to: 3_000, ease, style: { type: 'pulse' } },
        outro: { from: 4_000, to: 4_500, ease, styles: { slide: { direction: 'left', offsetPercent: 100 } } },
      },
    },
    {
      kind: 'setAnimation',
      layoutId: 'a4',
      frameIds: ['photo'],
      value: { from: 0, to: 5_000, intro: { from: 0, to: 800, ease, styles: { fade: true } } },
    },
  ]);

function Playing({ document }: { document: Document }) {
  const playback = usePlayback(5_000);
  return (
    <PanelFrame
      name="Below the page"
      width="all"
      document={document}
      onOpen={(session) => session.select(['headline'])}
    >
      <Timeline {...playback} />
    </PanelFrame>
  );
}

/** Intro, emphasis and outro of each frame of an animated layout. */
const meta = {
  title: 'Editor/Timeline',
  component: Playing,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { document: animated() },
} satisfies Meta<typeof Playing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingMoves: Story = { args: { document: still() } };

export const CutTooShort: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Length of the timeline' });
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('lasts until 5 s');
  },
};
