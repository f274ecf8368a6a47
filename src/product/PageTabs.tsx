import { Badge } from '@/components/Badge';
import { BaseLink } from '@/components/Link';
import { tabRing, tabRow } from '@/components/Tabs';
import { styled } from '@/components/theme';

const Line = styled('nav', { borderBlockEnd: '1px solid $colors$border' });

/* Leaves room for focus rings and aligns the text with the page margin. */
const Row = styled('div', { ...tabRow, marginInline: '-$1', display: 'flex', gap: '$5', overflowX: 'auto' });

const Way = styled(BaseLink, {
  ...tabRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlL',
  borderBlockEnd: '2px solid transparent',
  color: '$textMuted',
  fontWeight: '$medium',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: '$text' },
  '&[aria-current="page"]': { color: '$text', borderBlockEndColor: '$colors$action' },
  // Forced colours draw even a transparent border, so every tab would look selected.
  '@forcedColours': {
    borderBlockEndColor: 'Canvas',
    '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' },
  },
});

interface PageTabsProps<Value extends string> {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly { value: Value; label: string; href: string; count?: number | undefined }[];
  /** The current part. */
  current: Value;
}

/** Tabs whose parts each have an address; these are links. */
export function PageTabs<Value extends string>({ label, items, current }: PageTabsProps<Value>) {
  return (
    <Line aria-label={label} data-testid="gpf-page-tabs">
      <Row>
        {items.map(({ value, label: word, href, count }) => (
          <Way key={value} href={href} aria-current={value === current ? 'page' : undefined}>
            {word}
            {count !== undefined && <Badge>{count}</Badge>}
          </Way>
        ))}
      </Row>
    </Line>
  );
}
