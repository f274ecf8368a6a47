import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { fontQueries } from '@/api/fonts';
import { Box } from '@/components/Box';
import { paintOf, type CharacterLook, type ParagraphLook } from '@/domain/brand-kits';
import { useApi } from '@/product/FeatureContext';
import { findPlainStyle, useTypeface } from '@/product/Typeface';
import type { KitAtWork } from './kitAtWork';

/** A character style has no paragraph properties. */
type Look = CharacterLook & Partial<Pick<ParagraphLook, 'textAlign' | 'textIndent'>>;

interface StyleSampleProps {
  kit: KitAtWork;
  look: Look;
  /** Points of the largest displayed size. */
  largest: number;
  children: ReactNode;
}

/** CSS pixels per point. */
const PIXELS = 4 / 3;

/** Text formatted with a style of the kit; hidden from screen readers, which read its values. */
export function StyleSample({ kit, look, largest, children }: StyleSampleProps) {
  const family = kit.content.fonts.find(
    ({ fontFamilyBrandKitGuid }) => fontFamilyBrandKitGuid === look.brandKitFontFamilyGuid,
  );
  const { data: styles } = useQuery({
    ...fontQueries(useApi(), kit.environment).styles(family?.fontFamilyId ?? ''),
    enabled: family !== undefined,
    retry: false,
  });
  const style = styles && (styles.find(({ id }) => id === look.fontStyleId) ?? findPlainStyle(styles));
  const typeface = useTypeface(kit.environment, style);
  return (
    <Box
      aria-hidden
      data-state={typeface.state}
      css={{ fontSynthesis: 'none', overflowWrap: 'anywhere' }}
      style={{
        ...cssOf(kit, look, largest),
        ...(typeface.state === 'ready' && { fontFamily: typeface.fontFamily }),
      }}
    >
      {children}
    </Box>
  );
}

function cssOf(kit: KitAtWork, look: Look, largest: number): CSSProperties {
  const colour = (guid: string | null) => paintOf(kit.shown.colors.find((each) => each.guid === guid));
  const size = Math.min(look.fontSize, largest);
  const em = (points: number) => `${points / look.fontSize}em`;
  const lines = [look.underline && 'underline', look.lineThrough && 'line-through'].filter(Boolean);
  const isSmall = look.subSuperScript !== 'normal';
  return {
    fontSize: `${size * PIXELS * (isSmall ? 0.6 : 1)}px`,
    lineHeight: look.lineHeight / 100,
    color: look.fillColorApplied ? colour(look.brandKitColorGuid) : 'transparent',
    letterSpacing: `${(look.trackingLeft + look.trackingRight) / 1000}em`,
    textTransform: look.typographicCase === 'normal' ? 'none' : look.typographicCase,
    fontKerning: look.kerningOn ? 'normal' : 'none',
    fontFeatureSettings: featureSettings(look),
    textDecorationLine: lines.join(' ') || 'none',
    position: 'relative',
    top: em(-look.baselineShiftValue - shiftOf(look)),
    ...(look.textAlign && { textAlign: look.textAlign }),
    ...(look.textIndent !== undefined && { textIndent: em(look.textIndent) }),
    ...(kit.hasStroke &&
      look.textStrokeColorApplied && {
        WebkitTextStroke: `${em(look.textStrokeWidth)} ${colour(look.textStrokeColorGuid)}`,
      }),
  };
}

const featureSettings = ({ fontFeatures = {} }: Look): string =>
  Object.entries(fontFeatures)
    .map(([tag, isOn]) => `"${tag}" ${isOn ? 1 : 0}`)
    .join(', ') || 'normal';

const shiftOf = ({ subSuperScript, fontSize }: Look): number =>
  subSuperScript === 'superscript' ? fontSize / 3 : subSuperScript === 'subscript' ? -fontSize / 5 : 0;
