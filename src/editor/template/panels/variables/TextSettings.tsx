import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import type { VariableOf } from '@/engine/document';
import { OptionalNumber } from './OptionalNumber';
import type { SettingProps } from './setting';

/** Settings of text variables. */
export function TextSettings({ variable, onChange }: SettingProps<VariableOf<'shortText' | 'longText'>>) {
  return (
    <Stack gap="3">
      <OptionalNumber
        label="Most characters"
        min={1}
        value={variable.maxCharacters}
        onChange={(maxCharacters) => onChange({ maxCharacters })}
      />
      <Switch
        label="Remove the paragraph while empty"
        checked={variable.removeParagraphIfEmpty}
        onCheckedChange={(removeParagraphIfEmpty) => onChange({ removeParagraphIfEmpty })}
      />
      {variable.type === 'shortText' && (
        <Switch
          label="Keep on one line"
          checked={variable.isDontBreak}
          onCheckedChange={(isDontBreak) => onChange({ isDontBreak })}
        />
      )}
    </Stack>
  );
}
