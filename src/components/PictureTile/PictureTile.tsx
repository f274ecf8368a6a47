import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHasBeenNear } from '@/components/_internal/useHasBeenNear';
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

/* Its target is the whole tile. */
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

/* Above the target of the tile. */
const More = styled('div', { position: 'relative', zIndex: 1 });

/** Props of {@link PictureTile}. */
export interface PictureTileProps {
  /** What it stands for. */
  name: string;
  /** One fact under the name. */
  fact?: ReactNode;
  /** An image, or what stands in its place. Shown whole, on a ground of its own; drawn once the tile comes near. */
  picture: ReactNode;
  /** The main thing to do with it, unless that is going somewhere. @default the name is no button */
  onOpen?: () => void;
  /** Where opening it leads, instead of `onOpen`. */
  href?: string;
  /** What else can be done with it; without any there is no menu. */
  actions?: readonly MenuEntry[];
}

/** A picture with a name: pressing it does the main thing, a menu holds the rest. */
export function PictureTile({ name, fact, picture, onOpen, href, actions = [] }: PictureTileProps) {
  const { ref, isNear } = useHasBeenNear<HTMLElement>();
  return (
    <Root ref={ref} data-testid="gsc-picture-tile" aria-label={name}>
      <Ground>{isNear && picture}</Ground>
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
