import type { ReactNode } from 'react';
import { useHasBeenNear } from '@/components/_internal/useHasBeenNear';
import { styled } from '@/components/theme';

const Room = styled('div', { minWidth: 0 });

/** Props of {@link WhenNear}. */
export interface WhenNearProps {
  /** Content that is expensive to load or render. */
  children: ReactNode;
  /** Placeholder of the same size, so that nothing moves. */
  placeholder: ReactNode;
}

/** Renders its children once they are within 200 px of the window, and keeps them. */
export function WhenNear({ children, placeholder }: WhenNearProps) {
  const { ref, isNear } = useHasBeenNear<HTMLDivElement>();
  return <Room ref={ref}>{isNear ? children : placeholder}</Room>;
}
