import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Stack } from '@/components/Stack';
import { OpenElsewhere, OtherEditors } from '@/editor/template/presence';

const others = ['Mira Holm', 'Jonas Weber', 'Ada Osei', 'Wilhelmina van der Straaten-Vandenbroucke'].map(
  (name, index) => ({
    editorId: `editor ${index}`,
    name,
    isYou: false,
    // Shown relative to now.
    openSince: new Date(Date.now() - 5 * 60_000).toISOString(),
  }),
);

const meta: Meta<typeof OtherEditors> = {
  title: 'Editor/Other editors',
  component: OtherEditors,
  args: { others },
  render: (args) => (
    <Stack gap="4">
      <OpenElsewhere {...args} />
      <OtherEditors {...args} />
    </Stack>
  ),
};
export default meta;
type Story = StoryObj<typeof OtherEditors>;

export const One: Story = { args: { others: others.slice(0, 1) } };

export const YouElsewhere: Story = {
  args: { others: others.slice(0, 1).map((other) => ({ ...other, isYou: true })) },
};

/** More editors than the bar has room for. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Also open: Mira Holm, / }));
    const list = await screen.findByRole('dialog', { name: 'Other open editors' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};
