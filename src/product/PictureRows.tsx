import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { IconButton } from '@/components/IconButton';
import { Link } from '@/components/Link';
import type { TileSelection } from '@/components/PictureTile';
import { Menu, type MenuEntry } from '@/components/Menu';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';

interface PictureRow {
  readonly id: string;
  readonly name: string;
  /** A small picture, rendered when the row comes near. */
  readonly picture: ReactNode;
  /** Two facts, shown if there is room. */
  readonly facts: readonly [string, string];
  readonly actions: readonly MenuEntry[];
  /** Makes the row selectable. @default not selectable */
  readonly selection?: TileSelection | undefined;
  /** The main action of the row, or its address. */
  readonly open: { readonly href: string } | { readonly onOpen: () => void };
}

interface PictureRowsProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly PictureRow[];
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) 11rem 11rem 2rem',
  alignItems: 'center',
  gap: '$4',
  minHeight: '3.5rem',
  paddingInline: '$2',
  borderBottom: '1px solid $border',
  '@tablet': { gridTemplateColumns: '3rem minmax(0, 1fr) auto' },
} as const;

/** Columns of a row with a checkbox. */
const SELECTABLE = {
  gridTemplateColumns: '1.25rem 3rem minmax(0, 1fr) 11rem 11rem 2rem',
  '@tablet': { gridTemplateColumns: '1.25rem 3rem minmax(0, 1fr) auto' },
} as const;

const PICTURE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '3rem',
  height: '3rem',
  padding: '$half',
  overflow: 'hidden',
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  '& img': { display: 'block', maxWidth: '2.5rem', maxHeight: '2.5rem', objectFit: 'contain' },
} as const;

const OPEN = {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$textLink',
  cursor: 'pointer',
  borderRadius: '$small',
  focusRing: 2,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  '&:hover': { textDecorationThickness: '2px' },
} as const;

const ONLY_WIDE = { '@tablet': { display: 'none' } } as const;

/** Lists items with pictures, facts and a menu in rows. */
export function PictureRows({ label, rows }: PictureRowsProps) {
  return (
    <Box as="ul" aria-label={label} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map(({ id, name, picture, facts, actions, selection, open }) => (
        <Box as="li" key={id} css={selection ? { ...ROW, ...SELECTABLE } : ROW}>
          {selection && (
            <Checkbox
              label={`Select ${name}`}
              hideLabel
              checked={selection.isSelected}
              onCheckedChange={selection.onSelect}
            />
          )}
          <Box css={PICTURE}>
            <WhenNear placeholder={null}>{picture}</WhenNear>
          </Box>
          <Box css={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {'href' in open ? (
              <Link href={open.href} title={name}>
                {name}
              </Link>
            ) : (
              <Box as="button" type="button" title={name} css={OPEN} onClick={open.onOpen}>
                {name}
              </Box>
            )}
          </Box>
          {facts.map((fact) => (
            <Text key={fact} as="span" size="small" tone="muted" css={ONLY_WIDE}>
              {fact}
            </Text>
          ))}
          <Menu label={`Actions of ${name}`} entries={actions} align="end">
            <IconButton icon={Ellipsis} size="s" label={`Actions of ${name}`} />
          </Menu>
        </Box>
      ))}
    </Box>
  );
}
