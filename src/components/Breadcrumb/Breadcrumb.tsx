import { ChevronRight } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { BaseLink } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { styled } from '@/components/theme';

const List = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: '$textSubtle',
  fontSize: '$small',
  lineHeight: '$small',
});

const Step = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  maxWidth: 'min(100%, 20rem)',
  '& > svg': { flexShrink: 0 },
});

const Place = styled('span', { minWidth: 0 });

const Way = styled(BaseLink, {
  minWidth: 0,
  borderRadius: '$small',
  color: '$textMuted',
  textDecoration: 'none',
  '&:hover': { color: '$text', textDecoration: 'underline' },
});

/** One step of the way. */
export interface Crumb {
  /** What is read. */
  label: string;
  /** Where it leads; the page itself leads nowhere. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** The way from the top to this page; the last is the page itself. */
  crumbs: readonly Crumb[];
}

/** Labels of no more characters have room on any screen, and need nothing to be cut by. */
const SHORT = 24;

const drawn = (label: string) => (label.length > SHORT ? <MiddleTruncate text={label} /> : label);

/** Where a page is, from the top; long names lose their middle. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" data-testid="gsc-breadcrumb">
      <List>
        {crumbs.map(({ label, href }, index) => (
          <Step key={`${index} ${label}`}>
            {index > 0 && <Icon glyph={ChevronRight} size="s" />}
            {href === undefined || index === crumbs.length - 1 ? (
              <Place aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{drawn(label)}</Place>
            ) : (
              <Way href={href}>{drawn(label)}</Way>
            )}
          </Step>
        ))}
      </List>
    </nav>
  );
}
