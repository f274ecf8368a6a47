import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '@/components/Box';
import { Link, LinkProvider, type LinkElementProps } from '@/components/Link';
import { Text } from '@/components/Text';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#environments', children: 'See all environments' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'quiet', external: false } };

export const InText: Story = {
  tags: ['visual'],
  render: () => (
    <Text as="p">
      Figures lag up to a day. <Link href="#usage">How usage is counted</Link> says more, and so does{' '}
      <Link href="https://example.com" external>
        the handbook
      </Link>
      .
    </Text>
  ),
};

export const Truncated: Story = {
  tags: ['visual'],
  render: () => (
    <Box css={{ width: '12rem' }}>
      <Link tone="quiet" truncate href="/environments">
        A name that is longer than the column it stands in
      </Link>
    </Box>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
    await expect(link.getBoundingClientRect().height).toBeLessThan(32);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const navigate = fn();

function RouterLink({ href, children, onClick, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const ThroughTheRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Link href="/environments">Environments</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Environments' }));
    await expect(navigate).toHaveBeenCalledWith('/environments');
  },
};

const prefetch = fn();

export const Prefetches: Story = {
  name: 'R9.15 Prefetches within 200 px of the window',
  render: () => (
    <LinkProvider component={RouterLink} onPrefetch={prefetch}>
      <Box css={{ position: 'relative', height: '300vh' }}>
        <Box css={{ position: 'absolute', insetBlockStart: 'calc(100vh + 150px)' }}>
          <Link href="/near">Near</Link>
        </Box>
        <Box css={{ position: 'absolute', insetBlockStart: 'calc(100vh + 260px)' }}>
          <Link href="/far">Far</Link>
        </Box>
      </Box>
    </LinkProvider>
  ),
  play: async () => {
    await waitFor(() => expect(prefetch).toHaveBeenCalledWith('/near'));
    await expect(prefetch).not.toHaveBeenCalledWith('/far');
    globalThis.scrollTo(0, 300);
    await waitFor(() => expect(prefetch).toHaveBeenCalledWith('/far'));
    await expect(prefetch).toHaveBeenCalledTimes(2);
    globalThis.scrollTo(0, 0);
  },
};
