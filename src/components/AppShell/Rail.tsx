import type { ReactNode } from 'react';
import { Deferred } from '@/components/Deferred';
import { Icon } from '@/components/Icon';
import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';
import type { NavItem } from './navigation';

const Root = styled('nav', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$rail',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$1',
  width: '$rail',
  height: '100dvh',
  paddingBlock: '$3',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: '$rail',
  borderInlineEnd: '1px solid $colors$railBorder',
  '@tablet': { display: 'none' },
});

const Entry = styled(BaseLink, {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSize: '2.5rem',
  borderRadius: '$container',
  border: '1px solid transparent',
  color: '$railText',
  transition: 'background-color $fast, color $fast',
  '&:hover': { backgroundColor: '$railHover', color: '$railTextActive' },
  '&:focus-visible': { outline: '2px solid $colors$railTextActive', outlineOffset: '-3px' },
  '&[aria-current="page"]': { backgroundColor: '$railActive', color: '$railTextActive' },
});

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Top = styled('div', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '$controlL',
  marginBlockEnd: '$3',
  color: '$railTextActive',
});

/** Props of {@link Rail}. */
export interface RailProps {
  /** Accessible name. */
  label: string;
  /** The entries. */
  items: readonly NavItem[];
  /** Entries at the bottom. */
  bottomItems?: readonly NavItem[];
  /** Content at the top, such as the product's logo. */
  top?: ReactNode;
  /** Content at the bottom, below the bottom entries. */
  bottom?: ReactNode;
}

/** The narrow navigation of icons at the edge, 4.125 rem wide; tooltips show the names. */
export function Rail({ label, items, bottomItems = [], top, bottom }: RailProps) {
  return (
    <Root aria-label={label} data-testid="gsc-rail">
      <Deferred>
        {top && <Top>{top}</Top>}
        <List>{items.map((item) => drawEntry(item))}</List>
        {bottomItems.length > 0 && (
          <List css={{ marginBlockStart: 'auto' }}>{bottomItems.map((item) => drawEntry(item))}</List>
        )}
        {bottom}
      </Deferred>
    </Root>
  );
}

function drawEntry({ id, label, icon, href, current = false }: NavItem) {
  return (
    <li key={id}>
      <Tooltip content={label} side="right" describes={false}>
        <Entry href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
          <Icon glyph={icon} size="l" />
        </Entry>
      </Tooltip>
    </li>
  );
}
