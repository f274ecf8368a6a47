import type { ComponentPropsWithRef } from 'react';
import { css as createCss, type CSS } from '@/components/theme';

const headingStyles = createCss({
  margin: 0,
  color: '$text',
  fontWeight: '$semibold',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  variants: {
    size: {
      body: { fontSize: '$body', lineHeight: '$body' },
      large: { fontSize: '$large', lineHeight: '$large', letterSpacing: '$snug' },
      title: { fontSize: '$title', lineHeight: '$title', letterSpacing: '$tight' },
      display: { fontSize: '$display', lineHeight: '$display', letterSpacing: '$tight' },
    },
  },
});

const SIZE_OF_LEVEL = { 1: 'title', 2: 'large', 3: 'body', 4: 'body' } as const;

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4;
  /**
   * Size on the type scale.
   * @default the size of the level
   */
  size?: 'body' | 'large' | 'title' | 'display';
  /** Token styles. */
  css?: CSS;
}

/** A heading; its level and its size are independent. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], css, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={headingStyles({ size, className, ...(css ? { css } : {}) }).className} />;
}
