import { styled } from '@/components/theme';

/** A plain block that takes token styles through its `css` prop. */
export const Box = styled('div', { minWidth: 0 });
