import type { ReactNode } from 'react';
import { Text } from '@/components/Text';

/** Explains an empty panel, and how to fill it. */
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
