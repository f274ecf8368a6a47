import { useState } from 'react';
import { styled } from '@/components/theme';

const Root = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  fontWeight: '$semibold',
  lineHeight: 1,
  userSelect: 'none',
  border: '1px solid transparent',
  /* Generated content, so that the initials do not become part of a surrounding button's name. */
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  variants: {
    size: {
      s: { boxSize: '1.5rem', fontSize: '0.625rem' },
      m: { boxSize: '2rem', fontSize: '$caption' },
      l: { boxSize: '2.5rem', fontSize: '$body' },
      xl: { boxSize: '4rem', fontSize: '$title' },
    },
    shape: { round: { borderRadius: '$pill' }, square: { borderRadius: '$control' } },
    tone: {
      0: { backgroundColor: '$actionSoftHover', color: '$actionText' },
      1: { backgroundColor: '$tealSoft', color: '$tealText' },
      2: { backgroundColor: '$cautionSoft', color: '$cautionText' },
      3: { backgroundColor: '$informativeSoft', color: '$informativeText' },
      4: { backgroundColor: '$neutralSoft', color: '$neutralText' },
    },
  },
});

const Picture = styled('img', { boxSize: '100%', objectFit: 'cover', borderRadius: 'inherit' });

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name of the user or thing, which determines the initials and the tint. */
  name: string;
  /** Address of a picture; while it is missing or broken, the initials appear. */
  src?: string | undefined;
  /**
   * Edge length: 24, 32, 40 or 64 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl';
  /**
   * Round for people, square for things.
   * @default 'round'
   */
  shape?: 'round' | 'square';
}

/** A picture or initials. Decorative: always show the name next to it. */
export function Avatar({ name, src, size = 'm', shape = 'round' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = src && src !== broken;
  return (
    <Root
      size={size}
      shape={shape}
      tone={toneOf(name)}
      aria-hidden
      data-initials={hasPicture ? undefined : getInitials(name)}
      data-testid="gsc-avatar"
    >
      {hasPicture && <Picture src={src} alt="" onError={() => setBroken(src)} />}
    </Root>
  );
}

/**
 * Returns the first letters of the first and last word that start with a letter; for an address, of its local part.
 */
function getInitials(name: string): string {
  const all = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter(Boolean);
  const lettered = all.filter((word) => /^\p{L}/u.test(word));
  const words = lettered.length > 0 ? lettered : all;
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase()).join('');
}

const TONES = ['0', '1', '2', '3', '4'] as const;

function toneOf(name: string): (typeof TONES)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? '0';
}
