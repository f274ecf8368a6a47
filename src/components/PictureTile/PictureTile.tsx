import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHasBeenNear } from '@/components/_internal/useHasBeenNear';
import { Checkbox } from '@/components/Checkbox';
import { IconButton } from '@/components/IconButton';
import { BaseLink } from '@/components/Link';
import { Menu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';

const Root = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  color: '$text',
});

const Ground = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '1',
  padding: '$4',
  border: '1px solid $border',
  borderRadius: '$container',
  backgroundColor: '$surfaceSunken',
  overflow: 'hidden',
  transition: 'border-color $fast',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
  [`${Root.toString()}:hover &`]: { borderColor: '$borderStrong' },
});

const Foot = styled('div', { display: 'flex', alignItems: 'flex-start', gap: '$1' });
const Caption = styled('div', { flex: 1, minWidth: 0, fontSize: '$small' });

const named = {
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: '$medium',
} as const;

/* Its clickable area is the whole tile. */
const opening = {
  all: 'unset',
  ...named,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$container' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
} as const;

const Name = styled('span', named);
const Open = styled('button', opening);
const OpenLink = styled(BaseLink, opening);

const Fact = styled('div', { color: '$textMuted' });

/* Above the tile's clickable area. */
const More = styled('div', { position: 'relative', zIndex: 1 });

/* Above the tile's clickable area. Visible on hover, on focus, or while anything is selected. */
const Tick = styled('div', {
  position: 'absolute',
  insetBlockStart: '$2',
  insetInlineStart: '$2',
  zIndex: 1,
  display: 'flex',
  padding: '$1',
  borderRadius: '$control',
  backgroundColor: '$surface',
  boxShadow: '$raised',
  opacity: 0,
  transition: 'opacity $fast',
  [`${Root.toString()}:hover &, &:focus-within`]: { opacity: 1 },
  '@coarse': { opacity: 1 },
  variants: { isShown: { true: { opacity: 1 } } },
});

/** Selection state of a tile. */
export interface TileSelection {
  /** Whether it is selected. */
  isSelected: boolean;
  /** Whether anything is selected, which keeps the checkbox visible. */
  isSelecting: boolean;
  /** Called when the selection of the tile changes. */
  onSelect: (isSelected: boolean) => void;
}

/** Props of {@link PictureTile}. */
export interface PictureTileProps {
  /** Name of the item. */
  name: string;
  /** One fact below the name. */
  fact?: ReactNode;
  /** An image or a placeholder, shown uncropped on its own background; rendered when the tile comes near. */
  picture: ReactNode;
  /** The main action, unless it is a link. @default the name is no button */
  onOpen?: () => void;
  /** Address of the main action, instead of `onOpen`. */
  href?: string;
  /** Actions of its menu; without any there is no menu. */
  actions?: readonly MenuEntry[];
  /** Makes the tile selectable. @default not selectable */
  selection?: TileSelection | undefined;
}

/** A picture with a name: a press triggers the main action, a menu has the others. */
export function PictureTile({
  name,
  fact,
  picture,
  onOpen,
  href,
  actions = [],
  selection,
}: PictureTileProps) {
  const { ref, isNear } = useHasBeenNear<HTMLElement>();
  return (
    <Root ref={ref} data-testid="gsc-picture-tile" aria-label={name}>
      <Ground>{isNear && picture}</Ground>
      {selection && (
        <Tick isShown={selection.isSelecting}>
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            checked={selection.isSelected}
            onCheckedChange={selection.onSelect}
          />
        </Tick>
      )}
      <Foot>
        <Caption>
          {href !== undefined ? (
            <OpenLink href={href} title={name}>
              {name}
            </OpenLink>
          ) : onOpen ? (
            <Open type="button" title={name} onClick={onOpen}>
              {name}
            </Open>
          ) : (
            <Name title={name}>{name}</Name>
          )}
          {fact !== undefined && <Fact>{fact}</Fact>}
        </Caption>
        {actions.length > 0 && (
          <More>
            <Menu label={`Actions of ${name}`} entries={actions} align="end">
              <IconButton icon={Ellipsis} size="s" label={`Actions of ${name}`} />
            </Menu>
          </More>
        )}
      </Foot>
    </Root>
  );
}
