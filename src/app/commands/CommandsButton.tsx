import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/components/Icon';
import { Key } from '@/components/Key';
import { styled } from '@/components/theme';
import { isApple, ModifierKey } from '@/product/ModifierKey';

const Root = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  width: '15rem',
  height: '$controlM',
  paddingInline: '$3 $2',
  border: '1px solid $colors$borderControl',
  borderRadius: '$control',
  backgroundColor: '$surface',
  color: '$textMuted',
  font: 'inherit',
  fontSize: '$body',
  textAlign: 'start',
  cursor: 'pointer',
  focusRing: 2,
  '&:hover': { backgroundColor: '$surfaceHover', color: '$text' },
  '& > span': { flex: 1 },
  '@laptop': {
    justifyContent: 'center',
    width: '$controlL',
    height: '$controlL',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > kbd': { display: 'none' },
    /* Hidden, but still the name of the button. */
    '& > span': { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const Keys = styled('kbd', { display: 'inline-flex', gap: '$1', font: 'inherit' });

interface CommandsButtonProps extends Pick<ComponentPropsWithRef<'button'>, 'onPointerEnter' | 'onFocus'> {
  isOpen: boolean;
  onOpen: () => void;
}

/** The button of the command palette: looks like a field if there is room, else like an icon. */
export function CommandsButton({ isOpen, onOpen, ...approach }: CommandsButtonProps) {
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      data-testid="gpf-commands"
      onClick={onOpen}
      {...approach}
    >
      <Icon glyph={Search} />
      <span>Search and go to</span>
      <Keys aria-hidden>
        <ModifierKey />
        <Key>K</Key>
      </Keys>
    </Root>
  );
}
