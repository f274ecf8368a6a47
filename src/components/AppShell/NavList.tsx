import { Icon } from '@/components/Icon';
import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';
import type { NavGroup } from './navigation';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$half',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/* Not a heading, because it precedes the page's; the list has the name. */
const GroupLabel = styled('div', {
  padding: '$4 $3 $1',
  color: '$textSubtle',
  fontSize: '0.6875rem',
  lineHeight: '$caption',
  fontWeight: '$semibold',
  letterSpacing: '$wide',
  textTransform: 'uppercase',
});

const Entry = styled(BaseLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$controlM',
  paddingInline: '$3',
  border: '1px solid transparent',
  borderRadius: '$control',
  color: '$textMuted',
  fontWeight: '$medium',
  textDecoration: 'none',
  transition: 'background-color $fast, color $fast',
  focusRing: -2,
  '&:hover': { backgroundColor: '$surfaceHover', color: '$text' },
  '&[aria-current="page"]': { backgroundColor: '$surfaceSelected', color: '$actionText' },
  '@coarse': { minHeight: '$controlTouch' },
});

/** Props of {@link NavList}. */
export interface NavListProps {
  /** The entries, in groups. */
  groups: readonly NavGroup[];
  /** Called when an entry is chosen. */
  onNavigate?: () => void;
}

/** A vertical list of navigation entries with their names. */
export function NavList({ groups, onNavigate }: NavListProps) {
  return groups.map((group) => (
    <div key={group.id}>
      {group.label && <GroupLabel aria-hidden>{group.label}</GroupLabel>}
      <List aria-label={group.label}>
        {group.items.map(({ id, label, icon, href, current = false }) => (
          <li key={id}>
            <Entry href={href} aria-current={current ? 'page' : undefined} onClick={onNavigate}>
              <Icon glyph={icon} />
              {label}
            </Entry>
          </li>
        ))}
      </List>
    </div>
  ));
}
