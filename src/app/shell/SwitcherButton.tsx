import { ChevronsUpDown } from 'lucide-react';
import { styled } from '@/components/theme';
import { Icon } from '@/components/Icon';
import type { ComponentPropsWithRef } from 'react';

const Root = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '$controlL',
  paddingInline: '$2',
  border: 0,
  borderRadius: '$control',
  backgroundColor: 'transparent',
  color: '$text',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  focusRing: 2,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: '$surfaceHover' },
  '& > svg': { color: '$textSubtle' },
});

/** A button with the current choice, which opens a menu of others. */
export function SwitcherButton({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <Root type="button" {...rest}>
      {children}
      <Icon glyph={ChevronsUpDown} size="s" />
    </Root>
  );
}
