import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { useId } from 'react';
import { Panel } from '../Panel';
import { UseList } from './UseList';
import type { Used } from './useUses';

/** Shows where an item is used, as a section of its page. */
export function WhereUsedSection(used: Used) {
  const titleId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading level={2} size="body" id={titleId}>
        Where used
      </Heading>
      <Panel what="Where it is used">
        <UseList {...used} level={3} />
      </Panel>
    </Stack>
  );
}
