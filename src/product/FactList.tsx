import { type ReactNode, useRef } from 'react';
import { styled } from '@/components/theme';
import { HintArea } from '@/components/Tooltip';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '$4',
  margin: 0,
});
const Label = styled('dt', { color: '$textMuted', fontSize: '$small', lineHeight: '$small' });
const Value = styled('dd', { margin: 0, overflowWrap: 'anywhere' });

interface FactListProps {
  /** The facts with their labels. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Lists facts about one object, in as many columns as fit. */
export function FactList({ facts }: FactListProps) {
  const listRef = useRef<HTMLDListElement>(null);
  return (
    <>
      <List ref={listRef} data-testid="gpf-fact-list">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </div>
        ))}
      </List>
      <HintArea areaRef={listRef} />
    </>
  );
}
