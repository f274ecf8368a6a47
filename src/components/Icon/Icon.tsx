import type { LucideIcon } from 'lucide-react';

/** An icon of the library, imported by name: `import { Plus } from 'lucide-react'`. */
export type IconGlyph = LucideIcon;

/** Props of {@link Icon}. */
export interface IconProps {
  /** The icon. */
  glyph: IconGlyph;
  /**
   * Edge length in rem steps: 14, 16, 20 or 24 px at the default text size.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Class name. */
  className?: string;
}

const EDGE = { s: '0.875rem', m: '1rem', l: '1.25rem', xl: '1.5rem' } as const;

/** An icon in the surrounding text colour, with a uniform stroke width. */
export function Icon({ glyph: Glyph, size = 'm', label, className }: IconProps) {
  return (
    <Glyph
      width={EDGE[size]}
      height={EDGE[size]}
      strokeWidth={size === 's' ? 2 : 1.75}
      focusable="false"
      className={className}
      style={{ flexShrink: 0 }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
