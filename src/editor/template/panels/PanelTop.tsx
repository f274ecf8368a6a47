import type { ReactNode } from 'react';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

interface PanelTopProps {
  /** What the panel holds, such as how many. */
  title: string;
  /** What can be done with all of it. */
  children: ReactNode;
}

/** The line above what a panel lists. */
export function PanelTop({ title, children }: PanelTopProps) {
  return (
    <Inline gap="2" justify="between" css={{ minHeight: '$controlM', paddingInlineStart: '$2' }}>
      <Text size="small" tone="muted">
        {title}
      </Text>
      <Inline gap="1">{children}</Inline>
    </Inline>
  );
}
