import { Clapperboard, FileImage, FileText, Film } from 'lucide-react';
import { Card } from '@/components/Card';
import { Icon, type IconGlyph } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { SettingType } from '@/domain/output-settings';
import type { OutputSetting } from '@/api/types';
import { factsOf } from './settingWords';

const GLYPHS: Readonly<Record<SettingType, IconGlyph>> = {
  PNG: FileImage,
  JPG: FileImage,
  PDF: FileText,
  GIF: Clapperboard,
  MP4: Film,
};

/** Shows how a setting is offered for downloads. */
export function Offered({ setting }: { setting: OutputSetting }) {
  return (
    <Stack gap="2" as="section" aria-label="Preview for users">
      <Text size="small" weight="medium" tone="muted">
        Preview for users
      </Text>
      <Card>
        <Inline gap="3" css={{ flexWrap: 'nowrap', alignItems: 'flex-start' }}>
          <Icon glyph={GLYPHS[setting.type]} />
          <Stack gap="1" css={{ minWidth: 0 }}>
            <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
              {setting.name.trim() || 'Without a name'}
            </Text>
            {setting.description.trim() && (
              <Text size="small" tone="muted" css={{ overflowWrap: 'anywhere' }}>
                {setting.description}
              </Text>
            )}
            <Text size="small" tone="subtle">
              {factsOf(setting)}
            </Text>
          </Stack>
        </Inline>
      </Card>
    </Stack>
  );
}
