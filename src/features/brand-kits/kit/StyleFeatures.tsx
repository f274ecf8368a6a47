import type { ReactNode } from 'react';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import type { FontStyle } from '@/api/types';
import type { CharacterLook } from '@/domain/brand-kits';
import { isOnByDefault, offeredFeatures } from '@/domain/fonts';
import { useFontFeatures } from '@/product/Typeface';
import type { KitAtWork } from './kitAtWork';

interface StyleFeaturesProps {
  kit: Pick<KitAtWork, 'environment' | 'withheld'>;
  style: Pick<CharacterLook, 'fontFeatures'>;
  /** The style of the font. @default none is chosen */
  fontStyle: FontStyle | undefined;
  onChange: (features: NonNullable<CharacterLook['fontFeatures']>) => void;
  /** Arranges the switches. */
  children: (switches: readonly ReactNode[]) => ReactNode;
}

/** Switches for the OpenType features of a style's font, and for others already switched by the style. */
export function StyleFeatures({ kit, style, fontStyle, onChange, children }: StyleFeaturesProps) {
  const { fontFeatures = {} } = style;
  const found = useFontFeatures(kit.environment, fontStyle);
  const offered = offeredFeatures(found ?? [], Object.keys(fontFeatures));
  if (offered.length === 0) return null;
  return (
    <Stack gap="3" role="group" aria-label="OpenType features">
      <Text weight="medium">OpenType features</Text>
      {children(
        offered.map(({ tag, label, isMissing }) => (
          <Switch
            key={tag}
            label={label}
            {...(found && isMissing && { description: 'This font doesn’t have it.' })}
            disabled={kit.withheld !== undefined}
            checked={fontFeatures[tag] ?? isOnByDefault(tag)}
            onCheckedChange={(checked) => onChange({ ...fontFeatures, [tag]: checked })}
          />
        )),
      )}
    </Stack>
  );
}
