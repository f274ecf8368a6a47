import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { Box } from '@/components/Box';
import { Text } from '@/components/Text';
import { paintOf, readableOn } from '@/domain/brand-kits';
import { useApi } from '@/product/FeatureContext';
import { findPlainStyle, useTypeface } from '@/product/Typeface';

interface KitPictureProps {
  environment: EnvironmentDetail;
  kit: ListedBrandKit;
}

/** Colours shown beside the first one. */
const MOST_SHOWN = 5;

/** A preview of a kit by its first colours and first font; its name is beside it. */
export function KitPicture({ environment, kit }: KitPictureProps) {
  const [first, ...others] = kit.colors;
  const [font] = kit.fonts;
  const { data: styles } = useQuery({
    ...fontQueries(useApi(), environment).styles(font?.fontFamilyId ?? ''),
    enabled: font !== undefined,
    retry: false,
  });
  const typeface = useTypeface(environment, styles && findPlainStyle(styles));
  if (!first && !font)
    return (
      <Text as="span" size="small" tone="muted">
        Nothing in it yet
      </Text>
    );
  return (
    <Box
      aria-hidden
      css={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        borderRadius: '$control',
        overflow: 'hidden',
        boxShadow: '$raised',
      }}
    >
      <Box
        css={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          fontSize: '4rem',
          lineHeight: 1,
          fontSynthesis: 'none',
        }}
        style={{
          backgroundColor: first ? paintOf(first) : '#ffffff',
          color: first ? readableOn(first) : '#000000',
          ...(typeface.state === 'ready' && { fontFamily: typeface.fontFamily }),
        }}
      >
        {font && 'Ag'}
      </Box>
      {others.length > 0 && (
        <Box css={{ display: 'flex', height: '28%' }}>
          {others.slice(0, MOST_SHOWN).map((colour) => (
            <Box key={colour.guid} css={{ flex: 1 }} style={{ backgroundColor: paintOf(colour) }} />
          ))}
        </Box>
      )}
    </Box>
  );
}
