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

/** One level of the path. */
export interface Crumb {
  /** The text. */
  label: string;
  /** The target address; the current page has none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** The path from the top to this page, which is the last one. */
  crumbs: readonly Crumb[];
}

/** Labels up to this length fit on any screen and need no truncation. */
const SHORT = 24;

const drawn = (label: string) => (label.length > SHORT ? <MiddleTruncate text={label} /> : label);

/** Shows where a page is in the hierarchy; long names lose their middle. */
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
