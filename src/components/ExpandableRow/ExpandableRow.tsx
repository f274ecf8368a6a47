import { ChevronRight, Ellipsis } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';

const Root = styled('li', {
  listStyle: 'none',
  minWidth: 0,
  '&:not(:last-child)': { borderBlockEnd: '1px solid $border' },
});

const Head = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '$4',
  paddingBlock: '$2',
  paddingInline: '$3 $2',
  transition: 'background-color $fast',
  '&:hover': { backgroundColor: '$surfaceHover' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Title = styled('h2', { margin: 0, minWidth: 0, fontWeight: 'inherit' });

/* Its clickable area is the whole row. */
const Toggle = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  cursor: 'pointer',
  '& > svg': { color: '$textSubtle', transition: 'transform $fast' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  /* The focus ring surrounds the row, not just its text. */
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
});

const Facts = styled('div', {
  fontSize: '$small',
  color: '$textMuted',
  /* Elements with a tooltip are above the row's clickable area. */
  '& [data-hint]': { position: 'relative', zIndex: 1 },
  '@mobile': { gridRow: 2, paddingInlineStart: '1.75rem' },
});

/* Above the row's clickable area. */
const More = styled('div', {
  position: 'relative',
  zIndex: 1,
  '@mobile': { gridColumn: 2, gridRow: '1 / 3' },
});

const Content = styled('div', { padding: '$2 $2 $4 $8', '@mobile': { paddingInlineStart: '$3' } });

/** Props of {@link ExpandableRow}. */
export interface ExpandableRowProps {
  /** Name of the item, used for its tooltip and menu. */
  name: string;
  /** Renders the name. @default the plain name */
  title?: ReactNode;
  /** Facts shown while it is collapsed. */
  facts?: ReactNode;
  /** Content, rendered while it is expanded. */
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Actions of its menu; without any there is no menu. */
  actions?: readonly MenuEntry[];
}

/** An expandable item of a list. */
export function ExpandableRow(props: ExpandableRowProps) {
  const { name, title = name, facts, children, open, onOpenChange, actions = [] } = props;
  const id = useId();
  return (
    <Root data-testid="gsc-expandable-row" aria-label={name}>
      <Head>
        <Title>
          <Toggle
            type="button"
            title={name}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onOpenChange(!open)}
          >
            <Icon glyph={ChevronRight} />
            {title}
          </Toggle>
        </Title>
        {facts !== undefined && <Facts>{facts}</Facts>}
        {actions.length > 0 && (
          <More>
            <Menu label={`Actions of ${name}`} entries={actions} align="end">
              <IconButton icon={Ellipsis} size="s" label={`Actions of ${name}`} />
            </Menu>
          </More>
        )}
      </Head>
      {open && <Content id={id}>{children}</Content>}
    </Root>
  );
}
