import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActionsPanel } from '@/editor/template/panels';
import { after, leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

/** Actions of a template: triggers, scripts and their log. */
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
        type: 'actionExecution',
        actionId: 'discount',
        actionName: 'Show the discount',
        message: 'There is no frame named “Ticket code”.',
        line: 1,
      },
    ],
    log: [
      { actionId: 'discount', line: 'price 12' },
      { actionId: 'discount', line: 'A line of the log that is longer than the panel is wide, and goes on' },
    ],
  },
};

/** Waits for the code field that replaces the plain one. */
async function codeOf(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const field = () => canvas.getByRole('textbox', { name: 'Script' });
  await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  return field();
}

/** Completes functions, and inside quotes the names of the document. */
export const Completing: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const code = await codeOf(canvas);
    await userEvent.click(code);
    await userEvent.keyboard('{Control>}a{/Control}setFrameV');
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: /^setFrameVisible/ }));
    await userEvent.keyboard('("Tick');
    await userEvent.click(await body.findByRole('option', { name: 'Ticket code' }));
    await waitFor(() => expect(code).toHaveTextContent('setFrameVisible("Ticket code")'));
  },
};

/** Moves to the failing line; a syntax error is marked while typing. */
export const AtFault: Story = {
  tags: ['!visual'],
  args: AfterARun.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    const code = await codeOf(canvas);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lint-marker-error')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Line 1' }));
    await waitFor(() => expect(code).toHaveFocus());
  },
};
