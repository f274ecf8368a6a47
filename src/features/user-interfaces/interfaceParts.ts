import { styled } from '@/components/theme';

/** Sections in a column. */
export const SectionList = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them. */
export const SectionItem = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  padding: '$3 $4',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  '&[data-dragged]': { borderColor: '$focus', opacity: 0.7 },
});

/** The handle that moves a section. */
export const Handle = styled('button', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSize: '$sizes$controlM',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  color: '$textSubtle',
  cursor: 'grab',
  focusRing: -1,
  '&:hover': { backgroundColor: '$surfaceHover', color: '$text' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@coarse': { boxSize: '$sizes$controlTouch' },
});

/** The page of a form. */
export const FormPlace = styled('fieldset', {
  minWidth: 0,
  maxWidth: '44rem',
  margin: 0,
  padding: 0,
  border: 0,
});
