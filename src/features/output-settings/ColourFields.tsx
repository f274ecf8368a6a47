import { Checkbox } from '@/components/Checkbox';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { CMYK_PROFILES, RGB_PROFILES } from '@/domain/output-settings';
import { FormSection } from './FormSection';
import { NumberPlace } from './NumberPlace';
import type { ChangeDraft, SettingDraft } from './settingForm';

interface ColourFieldsProps {
  draft: SettingDraft;
  faults: Partial<Record<keyof SettingDraft, string>>;
  onChange: ChangeDraft;
}

const CMYK = CMYK_PROFILES.map((profile) => ({ value: profile, label: profile }));
const RGB = RGB_PROFILES.map((profile) => ({ value: profile, label: profile }));

/** Fields for converting colours to printing inks. */
export function ColourFields({ draft, faults, onChange }: ColourFieldsProps) {
  return (
    <FormSection title="Colours">
      <Checkbox
        label="Convert CMYK"
        description="From the intended profile of the colours to the profile of the press."
        checked={draft.cmykConversion}
        onCheckedChange={(cmykConversion) =>
          onChange({ cmykConversion, ...(!cmykConversion && { rgbConversion: false }) })
        }
      />
      {draft.cmykConversion && (
        <>
          <InlineMessage kind="INFORMATIVE">
            This platform has no colour profiles to convert with, so files of this setting are refused.
          </InlineMessage>
          <NumberPlace>
            <Select
              label="Intended profile"
              required
              placeholder="Choose a profile"
              options={CMYK}
              value={draft.intendedProfile ?? ''}
              error={faults.intendedProfile}
              onValueChange={(intendedProfile) => onChange({ intendedProfile })}
            />
            <Select
              label="Target profile"
              required
              placeholder="Choose a profile"
              options={CMYK}
              value={draft.targetProfile ?? ''}
              error={faults.targetProfile}
              onValueChange={(targetProfile) => onChange({ targetProfile })}
            />
          </NumberPlace>
          <Checkbox
            label="Convert RGB too"
            description="Leaves no RGB colour or picture in the file."
            checked={draft.rgbConversion}
            onCheckedChange={(rgbConversion) => onChange({ rgbConversion })}
          />
          {draft.rgbConversion && (
            <NumberPlace>
              <Select
                label="RGB profile"
                options={RGB}
                value={draft.rgbProfile}
                onValueChange={(rgbProfile) => onChange({ rgbProfile })}
              />
            </NumberPlace>
          )}
        </>
      )}
    </FormSection>
  );
}
