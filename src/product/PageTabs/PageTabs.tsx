import { Badge } from '@/components/Badge';
import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';

const Nav = styled('nav', {
  display: 'flex',
  gap: '$5',
  overflowX: 'auto',
  borderBlockEnd: '1px solid $colors$border',
});

const Way = styled(BaseLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlL',
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: '$textMuted',
  fontWeight: '$medium',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  focusRing: -2,
  '&:hover': { color: '$text' },
  '&[aria-current="page"]': { color: '$text', borderBlockEndColor: '$colors$action' },
  // Forced colours draw even a transparent line, so that every way would look chosen.
  '@forcedColours': {
    borderBlockEndColor: 'Canvas',
    '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' },
  },
});

interface PageTabsProps<Value extends string> {
  /** What the parts are parts of, for readers. */
  label: string;
  items: readonly { value: Value; label: string; href: string; count?: number | undefined }[];
  /** The part that is shown. */
  current: Value;
}

/** The parts of a thing, each with an address of its own; looks like tabs, but these are links. */
export function PageTabs<Value extends string>({ label, items, current }: PageTabsProps<Value>) {
  return (
    <Nav aria-label={label} data-testid="gpf-page-tabs">
      {items.map(({ value, label: word, href, count }) => (
        <Way key={value} href={href} aria-current={value === current ? 'page' : undefined}>
          {word}
          {count !== undefined && <Badge>{count}</Badge>}
        </Way>
      ))}
    </Nav>
  );
}
