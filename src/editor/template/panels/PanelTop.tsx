import type { ReactNode } from 'react';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

interface PanelTopProps {
  /** A summary of the panel's content, such as a count. */
  title: string;
  /** Actions on all of it. */
  children: ReactNode;
}

/** The line above the list of a panel. */
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
