import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PictureShelf } from '@/editor/page/PictureShelf';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { PagesPanel } from '@/editor/template/panels';
import { loadEngine, type LoadedEngine } from '../engine/loadEngine';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

const shelf = new PictureShelf(() => Promise.resolve(undefined));
const engineOf = (loaded: Record<string, unknown>): PageEngine => ({
  ...(loaded as { engine: LoadedEngine }).engine,
  key: 'fonts of the stories',
  fallbacks: [],
  lacksFonts: false,
});

/** The pages of a template with thumbnails. */
const meta = {
  title: 'Editor/Pages panel',
  component: PagesPanel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  loaders: [async () => ({ engine: await loadEngine() })],
  args: { engine: undefined, shelf },
} satisfies Meta<typeof PagesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (_, { loaded }) => (
    <PanelFrame
      name="Pages"
      document={after(leaflet(), [
        { kind: 'addPage', pageId: 'inside', name: 'Inside, with the programme of the year' },
        { kind: 'setPageVisibility', pageId: 'inside', isVisible: false },
      ])}
    >
      <PagesPanel engine={engineOf(loaded)} shelf={shelf} />
    </PanelFrame>
  ),
};

export const Loading: Story = {
  render: () => (
    <PanelFrame name="Pages" document={leaflet()}>
      <PagesPanel engine={undefined} shelf={shelf} />
    </PanelFrame>
  ),
};

export const NoneCanBeAdded: Story = {
  render: (_, { loaded }) => (
    <PanelFrame name="Pages" document={leaflet()} onOpen={(session) => session.selectLayout('story')}>
      <PagesPanel engine={engineOf(loaded)} shelf={shelf} />
    </PanelFrame>
  ),
};

let open: EditorSession | undefined;

/** Returns the content of the thumbnails, first page first. */
const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());

export const FollowsChanges: Story = {
  tags: ['!visual'],
  render: (_, { loaded }) => (
    <PanelFrame name="Pages" document={leaflet()} onOpen={(session) => (open = session)}>
      <PagesPanel engine={engineOf(loaded)} shelf={shelf} />
    </PanelFrame>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')[1]?.width).toBeGreaterThan(0));
    const [front, back] = pictures(canvasElement);
    open?.change([{ kind: 'moveFrames', layoutId: 'a4', frameIds: ['ground'], by: { x: 0, y: 100 } }], {
      label: 'move',
    });
    await waitFor(() => expect(pictures(canvasElement)[0]).not.toBe(front));
    await expect(pictures(canvasElement)[1]).toBe(back);
  },
};
