import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PreflightList, type Issue } from '@/editor/template/preflight';
import { leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

const place = (frameId: string, pageId = 'front', layoutId = 'a4') => ({ frameId, pageId, layoutId });

const issues: readonly Issue[] = [
  {
    key: '1',
    severity: 'stop',
    subject: 'Show the discount',
    actionId: 'discount',
    message: 'The action fails in line 1: There is no variable Prize.',
  },
  {
    key: '2',
    severity: 'stop',
    subject: 'Ticket code',
    message: 'It has no value.',
    place: place('code'),
  },
  {
    key: '3',
    severity: 'stop',
    subject: 'Headline',
    message: 'There is no font Corporate Sans Bold.',
    place: place('headline'),
  },
  {
    key: '4',
    severity: 'warning',
    subject: 'Headline',
    message: 'The text does not fit.',
    place: place('headline', 'front', 'a5'),
  },
  {
    key: '5',
    severity: 'warning',
    subject: 'Photo of the speaker',
    message: 'The picture has 76 pixels per inch at its printed size.',
    place: place('photo'),
  },
  {
    key: '6',
    severity: 'warning',
    subject: 'Address',
    message: 'The text is nearer than 3 mm to the edge of the page.',
    place: place('address', 'back'),
  },
];

/** The issues of a template. */
const meta = {
  title: 'Editor/Preflight list',
  component: PreflightList,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: { issues, onShow: fn(), onShowAction: fn() },
  render: (args) => (
    <PanelFrame name="Issues" width="right" document={leaflet()}>
      <PreflightList {...args} />
    </PanelFrame>
  ),
} satisfies Meta<typeof PreflightList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIssues: Story = {};

export const Empty: Story = { args: { issues: [] } };
