import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { Text } from '@/components/Text';
import { FEATURE_FLAG_NAMES, isStudioFeatureEnabled, type FeatureFlags } from '@/domain/flags';

/** The feature flags, and the version they depend on. */
export interface FlagSettings {
  /** Turns every studio feature on. */
  isGlobalOn: boolean;
  featureFlags: FeatureFlags;
  /** Studio version label of the environment; undefined while loading. */
  versionLabel: string | undefined;
}

/** Converts `liveCollaboration` to "Live collaboration". */
function toWords(name: string): string {
  const words = name
    .replace(/Enabled$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lists the active features, and why a studio feature is off. */
export function FeatureFlagList({ isGlobalOn, featureFlags, versionLabel }: FlagSettings) {
  const studio = Object.entries(featureFlags.studioFeatureFlags).map(([name, flag]) => ({
    name,
    isOn:
      isGlobalOn ||
      (versionLabel !== undefined &&
        isStudioFeatureEnabled({ globalFlag: false, flag, studioVersion: versionLabel })),
    note: flag.enabled ? `From studio version ${flag.minimumVersion}` : 'Its own switch is off',
  }));
  const plain = FEATURE_FLAG_NAMES.map((name) => ({ name, isOn: featureFlags[name], note: undefined }));
  return (
    <Card padding="l">
      <Stack gap="4">
        <Heading level={2}>Features</Heading>
        <Text size="small" tone="muted">
          {isGlobalOn
            ? 'Every studio feature is on for this platform.'
            : 'Studio features are on by their own switch, from a studio version on.'}
        </Text>
        <Stack
          as="ul"
          gap="0"
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
            columnGap: '$6',
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {[...studio, ...plain].map(({ name, isOn, note }) => (
            <Inline
              as="li"
              key={name}
              gap="3"
              justify="between"
              css={{ flexWrap: 'nowrap', paddingBlock: '$2', borderBlockEnd: '1px solid $colors$border' }}
            >
              <Stack gap="0">
                <Text size="small">{toWords(name)}</Text>
                {note && (
                  <Text size="caption" tone="subtle">
                    {note}
                  </Text>
                )}
              </Stack>
              <StatusDot tone={isOn ? 'positive' : 'off'} label={isOn ? 'On' : 'Off'} />
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
