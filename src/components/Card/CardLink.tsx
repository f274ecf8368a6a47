import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';

/** The link of an interactive card; its clickable area covers the card. */
export const CardLink = styled(BaseLink, {
  color: '$text',
  fontWeight: '$medium',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$container' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});
