import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { NameInput } from './NameInput';
import type { Drop, PlacedItem } from './rows';

const Row = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$controlM',
  paddingInlineEnd: '$1',
  borderRadius: '$small',
  color: '$text',
  fontSize: '$small',
  lineHeight: '$small',
  cursor: 'default',
  userSelect: 'none',
  focusRing: -2,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 2rem',
  '&:hover': { backgroundColor: '$surfaceHover' },
  '&[aria-selected="true"]': { backgroundColor: '$surfaceSelected' },
  '&[data-dimmed]': { color: '$textSubtle' },
  '&[data-drop]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 2,
    backgroundColor: '$action',
    pointerEvents: 'none',
  },
  '&[data-drop="before"]::after': { insetBlockStart: 0 },
  '&[data-drop="after"]::after': { insetBlockEnd: 0 },
  '&[data-drop="into"]::after': {
    insetBlock: 0,
    height: 'auto',
    border: '2px solid $colors$action',
    borderRadius: '$small',
    backgroundColor: 'transparent',
  },
  // Hidden until hover, to leave room for names; touch devices have no hover.
  '& [data-actions]': { display: 'flex', flexShrink: 0 },
  '@hover': {
    '&:not(:hover):not(:focus-within):not([aria-selected="true"]) [data-at-hover]': { opacity: 0 },
  },
  '@forcedColours': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

const Fold = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1rem',
  height: '1.75rem',
  color: '$textSubtle',
});
const Lead = styled('span', { display: 'inline-flex', flexShrink: 0, color: '$textSubtle' });
const Name = styled('span', { flex: 1, minWidth: 0, paddingInlineStart: '$1' });
/* Truncated only visually: screen readers get the whole name. */
const Words = styled('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Detail = styled('span', { flexShrink: 0, color: '$textMuted', fontSize: '$caption' });

interface TreeRowProps {
  item: PlacedItem;
  isSelected: boolean;
  /** Whether Tab reaches it. */
  isActive: boolean;
  /** Whether its children are shown; undefined if it can't have any. */
  isExpanded: boolean | undefined;
  /** Whether any row of the tree has children. */
  isNested: boolean;
  drop: Drop | undefined;
  /** Buttons at its end. */
  actions: ReactNode;
  /** Set while the row is renamed. @returns why the name is refused */
  onRename: ((name: string) => string | undefined) | undefined;
  onRenameEnd: (byKey: boolean) => void;
}

/** One row of a tree: its icon, name and buttons. */
export function TreeRow(props: TreeRowProps) {
  const { item, isSelected, isActive, isExpanded, isNested, drop, actions, onRename, onRenameEnd } = props;
  const { id, name, kind, facts, level, position, count } = item;
  return (
    <Row
      role="treeitem"
      // While the name is edited, messages about it are part of the row as well.
      aria-label={onRename ? undefined : [name, item.detail, kind, facts].filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      tabIndex={isActive ? 0 : -1}
      data-row-id={id}
      data-dimmed={item.isDimmed || undefined}
      data-drop={drop?.targetId === id ? drop.place : undefined}
      style={{ paddingInlineStart: `${level - 0.5}rem` }}
    >
      {isNested && (
        <Fold data-fold={isExpanded === undefined ? undefined : ''}>
          {isExpanded !== undefined && <Icon glyph={isExpanded ? ChevronDown : ChevronRight} size="s" />}
        </Fold>
      )}
      {item.picture ??
        (item.glyph && (
          <Lead>
            <Icon glyph={item.glyph} />
          </Lead>
        ))}
      <Name>
        {onRename ? (
          <NameInput name={name} onRename={onRename} onEnd={onRenameEnd} />
        ) : (
          <Words title={name}>{name}</Words>
        )}
      </Name>
      {/* A space, because some screen readers join visible texts. */ ' '}
      {item.detail !== undefined && !onRename && <Detail>{item.detail}</Detail>}
      {item.mark}
      {actions && <span data-actions="">{actions}</span>}
    </Row>
  );
}
