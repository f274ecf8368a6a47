import { styled } from '@/components/theme';

/** A form with its result beside it, or below it when there is no room. */
export const Sides = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$6',
  '& > :first-child': { flex: '1 1 30rem', minWidth: 0, maxWidth: '44rem' },
  '& > :last-child': { flex: '0 1 18rem', minWidth: 0 },
});

/** Fields that can be disabled together. */
export const FormPlace = styled('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
