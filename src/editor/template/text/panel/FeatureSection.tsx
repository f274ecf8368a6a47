import { useMemo } from 'react';
import { Checkbox } from '@/components/Checkbox';
import { Stack } from '@/components/Stack';
import { isOnByDefault, offeredFeatures, readFeatures, type OfferedFeature } from '@/domain/fonts';
import type { Font } from '@/engine/document';
import type { FontBook } from '@/engine/text';
import type { LookedRun } from '../../../page/text/model/looks';
import { Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { cacheByFile } from './cacheByFile';
import type { TextChanges, TextTarget } from './target';

const featuresIn = cacheByFile(readFeatures);

/** Returns the features that a font of the texts has or a text switches. */
function listFeatures(runs: readonly LookedRun[], fonts: FontBook | undefined): readonly OfferedFeature[] {
  const used = new Map<string, Font>(runs.map(({ look: { font } }) => [JSON.stringify(font), font]));
  const found = [...used.values()].flatMap((font) => {
    const face = fonts?.find(font);
    return face ? featuresIn(face.bytes) : [];
  });
  return offeredFeatures(
    found,
    runs.flatMap(({ look }) => Object.keys(look.fontFeatures ?? {})),
  );
}

interface FeatureSectionProps {
  target: TextTarget;
  changes: TextChanges;
  /** The fonts of the page. @default none is loaded yet */
  fonts?: FontBook | undefined;
}

/** Switches for the OpenType features of the fonts; renders nothing if there are none. */
export function FeatureSection({ target, changes, fonts }: FeatureSectionProps) {
  const { runs } = target;
  const offered = useMemo(() => listFeatures(runs, fonts), [runs, fonts]);
  if (offered.length === 0) return null;
  return (
    <Section title="OpenType features" folded>
      <Stack gap="2">
        {offered.map(({ tag, label, isMissing }) => {
          const isOn = getCommonValue(runs, ({ look }) => look.fontFeatures?.[tag] ?? isOnByDefault(tag));
          return (
            <Checkbox
              key={tag}
              label={label}
              {...(isMissing && { description: 'This font doesn’t have it.' })}
              checked={isOn === true}
              indeterminate={isOn === undefined}
              onCheckedChange={(checked) =>
                changes.look(label.toLowerCase(), { fontFeatures: { [tag]: checked } })
              }
            />
          );
        })}
      </Stack>
    </Section>
  );
}
