import type { ReactNode } from 'react';
import { Box } from '@/components/Box';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';

interface PanelDetailsProps {
  /** Name of the selected entry. */
  name: string;
  /** Its settings. */
  children: ReactNode;
}

/** The selected entry of a panel, below the list. */
export function PanelDetails({ name, children }: PanelDetailsProps) {
  return (
    <Box as="section" css={{ padding: '$2', borderBlockStart: '1px solid $border' }}>
      <Stack gap="3">
        <Heading level={3} size="body" css={{ overflowWrap: 'anywhere' }}>
          {name}
        </Heading>
        {children}
      </Stack>
    </Box>
  );
}
