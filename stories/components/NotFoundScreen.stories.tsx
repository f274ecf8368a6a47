import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFoundScreen } from '@/components/NotFoundScreen';

const VIDEO = 'https://example.com/video';

const meta = {
  title: 'Components/NotFoundScreen',
  component: NotFoundScreen,
  args: { videoUrl: VIDEO, fullPage: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { fullPage: false, message: 'The provided environment id is not valid' },
};

export const WithItsHat: Story = {
  name: 'R2.50 R2.51 R2.52 R2.53 R2.54 Not found',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Whoa, you’ve traveled too far' }),
    ).toBeVisible();
    await expect(canvas.getByText('404 error, we couldn’t find that page anymore.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    const image = canvas.getByTestId('gsc-not-found-image').getBoundingClientRect();
    await expect([image.width, image.height]).toEqual([200, 200]);
    const hat = canvas.getByTestId('gsc-not-found-hat');
    await expect(getComputedStyle(hat).opacity).toBe('0');
    await expect(hat).toHaveAttribute('href', VIDEO);
    await expect(hat).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(hat).toHaveFocus();
    await expect(getComputedStyle(hat).opacity).toBe('1');
  },
};

export const WithMessage: Story = { args: { message: 'The provided environment id is not valid' } };
