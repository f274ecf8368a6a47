import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Box as Thing,
  Download,
  Ellipsis,
  FlaskConical,
  Plus,
  Rocket,
  Search,
  Settings,
  Trash2,
  Users,
  Wrench,
} from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const GLYPHS = {
  Add: Plus,
  Search,
  More: Ellipsis,
  Delete: Trash2,
  Download,
  Settings,
  Users,
  Production: Rocket,
  Sandbox: FlaskConical,
  Development: Wrench,
  Asset: Thing,
};

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One icon per meaning, everywhere. */
export const Meanings: Story = {
  render: () => (
    <Inline wrap gap="6">
      {Object.entries(GLYPHS).map(([meaning, glyph]) => (
        <Stack key={meaning} gap="1" align="center" css={{ width: '5.5rem' }}>
          <Icon glyph={glyph} size="l" />
          <Text size="caption" tone="muted">
            {meaning}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};

/** 14, 16, 20 and 24 px with the same visual stroke width; without a label an icon is decorative. */
export const Sizes: Story = {
  render: () => (
    <Inline gap="5" align="end">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Stack key={size} gap="1" align="center">
          <Icon glyph={Settings} size={size} label={`Settings, size ${size}`} />
          <Text size="caption" mono>
            {size}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
