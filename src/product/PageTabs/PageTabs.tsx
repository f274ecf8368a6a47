import { Badge } from '@/components/Badge';
import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';

const Line = styled('div', { borderBlockEnd: '1px solid $colors$border' });

/* Like tabs, these are wider than their words, so that their rings touch no letter. */
const Nav = styled('nav', {
  display: 'flex',
  gap: '$3',
  marginInline: '-$1',
  marginBlockEnd: -1,
  overflowX: 'auto',
});

const Way = styled(BaseLink, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlL',
  padding: '0 $1 2px',
  borderRadius: '$small',
  color: '$textMuted',
  fontWeight: '$medium',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  focusRing: -2,
  '&:hover': { color: '$text' },
  '&[aria-current="page"]': { color: '$text' },
  '&[aria-current="page"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '$space$1',
    insetBlockEnd: 0,
    borderBlockEnd: '2px solid $colors$action',
    '@forcedColours': { borderBlockEndColor: 'Highlight' },
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
    <Line>
      <Nav aria-label={label} data-testid="gpf-page-tabs">
        {items.map(({ value, label: word, href, count }) => (
          <Way key={value} href={href} aria-current={value === current ? 'page' : undefined}>
            {word}
            {count !== undefined && <Badge>{count}</Badge>}
          </Way>
        ))}
      </Nav>
    </Line>
  );
}
