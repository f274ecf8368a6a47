import { styled } from '@/components/theme';

/** A plain block that accepts token styles through its `css` prop. */
export const Box = styled('div', { minWidth: 0 });
