import { styled } from '@/components/theme';

/** A compact panel; touch screens keep the larger controls. */
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
