import { styled } from '@/components/theme';

/** The steps in a row. */
export const Trail = styled('ol', {
  display: 'flex',
  gap: '$2',
  margin: '0 0 $5',
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: 1, minWidth: 0 },
});

/** A step of the trail: a bar with its name below, which is truncated on phones. */
export const TrailStep = styled('button', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderBlockStart: '3px solid $colors$border',
  paddingBlockStart: '$2',
  backgroundColor: 'transparent',
  color: '$textSubtle',
  font: 'inherit',
  fontSize: '$small',
  lineHeight: '$small',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  focusRing: 2,
  '&[aria-disabled="true"]': { cursor: 'default' },
  '@mobile': { '& > [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  '@coarse': { minHeight: '$controlTouch' },
  variants: {
    state: {
      done: { borderColor: '$action', color: '$text', '&:hover': { color: '$actionText' } },
      current: {
        borderColor: '$action',
        color: '$text',
        fontWeight: '$medium',
      },
      ahead: {},
    },
  },
});

/** The heading of the step, which gets the focus when the step opens. */
export const StepHead = styled('div', { marginBlockEnd: '$4', '& > :focus': { outline: 'none' } });
