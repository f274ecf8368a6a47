import { styled } from '@/components/theme';

/** Panels of the editor are denser than screens; on touch their fields keep the size of a finger. */
export const DensePanel = styled('div', {
  minWidth: 0,
  fontSize: '$small',
  lineHeight: '$small',
  '@media (pointer: fine)': {
    '& label': { fontSize: '$small' },
    '& select': { whiteSpace: 'nowrap' },
    '& :is(select, input[type="text"]:not([role="spinbutton"]))': {
      minHeight: '$sizes$controlS',
      paddingBlock: '$half',
      paddingInlineStart: '$2',
      fontSize: '$small',
    },
  },
});
