import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { transitions } from '@/components/theme/tokens';
import { Text } from '@/components/Text';

const Dot = styled('span', {
  boxSize: '1.5rem',
  borderRadius: '$pill',
  backgroundColor: '$action',
  variants: {
    pace: {
      fast: { transition: 'transform $fast' },
      base: { transition: 'transform $base' },
      slow: { transition: 'transform $slow' },
    },
    moved: { true: { transform: 'translateX(8rem)' } },
  },
});

function Paces() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap="4" align="start">
      {(['fast', 'base', 'slow'] as const).map((pace) => (
        <Stack key={pace} gap="1">
          <Dot pace={pace} moved={moved} />
          <Text size="caption" tone="muted" mono>
            {pace} {transitions[pace]}
          </Text>
        </Stack>
      ))}
      <Inline>
        <Button onClick={() => setMoved(!moved)}>Move</Button>
      </Inline>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fast for hover, base for appearing elements, slow for movement across the window; none with reduced motion. */
export const Durations: Story = { render: () => <Paces /> };
