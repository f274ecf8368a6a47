import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@/components/theme';

const Svg = styled('svg', {
  display: 'block',
  maxWidth: '100%',
  '--ink': '$colors$drawingInk',
  '--tint': '$colors$drawingTint',
  '--paper': '$colors$drawingPaper',
  '& .ink': { fill: 'var(--ink)' },
  '& .tint': { fill: 'var(--tint)' },
  '& .paper': { fill: 'var(--paper)' },
  '& .line': {
    fill: 'none',
    stroke: 'var(--ink)',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .outlined': { stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& .soft': { fill: 'none', stroke: 'var(--tint)', strokeWidth: 2.5, strokeLinecap: 'round' },
});

/** Props of {@link Drawing}. */
export interface DrawingProps extends Omit<ComponentProps<typeof Svg>, 'children' | 'css'> {
  /** Width of the drawing in px, and of its coordinate system. */
  width: number;
  /** Height of the drawing in px, and of its coordinate system. */
  height: number;
  /** Shapes with the classes `ink`, `tint`, `paper`, `line`, `outlined` or `soft`. */
  children: ReactNode;
}

/** Frame of the two-tone drawings. Decorative: hidden from screen readers. */
export function Drawing({ width, height, children, ...rest }: DrawingProps) {
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
      data-testid="gsc-drawing"
      {...rest}
    >
      {children}
    </Svg>
  );
}
