import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccessMatrix } from './AccessMatrix';

const meta = {
  title: 'Access/Matrix',
  component: AccessMatrix,
  tags: ['!autodocs'],
  args: { priceBook: 'grafx' },
  argTypes: { priceBook: { control: 'inline-radio', options: ['grafx', 'classic'] } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccessMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GraFxPriceBook: Story = { tags: ['visual'] };

export const OlderPriceBook: Story = { tags: ['visual'], args: { priceBook: 'classic' } };

export const ByKeyboard: Story = {
  /* The same cells as above. */
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /^Subscription \(home\), Full access: allowed/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(
      canvas.getByRole('button', {
        name: 'Subscription (subscription), Environment admin: sent to /environments',
      }),
    ).toHaveFocus();
    const detail = canvas.getByRole('status');
    await expect(detail).toHaveTextContent('Denied: nothing that is held is named by the rule.');
    await expect(detail).toHaveTextContent('the route itself names this page for whoever is denied');
    await expect(detail).toHaveTextContent('Would open it: Subscription Admin in Aurora.');
    await userEvent.keyboard('{End}');
    await expect(detail).toHaveTextContent('whoever holds no role at all is told so there');
  },
};
