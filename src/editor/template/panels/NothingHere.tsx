import type { ReactNode } from 'react';
import { Text } from '@/components/Text';

/** Stands in a panel that has nothing to show: why, and what to do about it. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Text
      as="p"
      size="small"
      tone="muted"
      css={{ paddingBlock: '$4', paddingInline: '$2', textWrap: 'balance' }}
    >
      {children}
    </Text>
  );
}
