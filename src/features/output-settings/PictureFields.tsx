import { Checkbox } from '@/components/Checkbox';
import { NumericInput } from '@/components/NumericInput';
import type { SettingField } from '@/domain/output-settings';
import type { ChangeDraft, SettingDraft } from './settingForm';
import { NumberPlace } from './NumberPlace';

/** Initial limit of the file size when switched on, in 1,000 bytes. */
const FIRST_LIMIT = 1_000;

interface PictureFieldsProps {
  draft: SettingDraft;
  fields: ReadonlySet<SettingField>;
  onChange: ChangeDraft;
}

/** Size, quality and speed of pictures and animations. */
export function PictureFields({ draft, fields, onChange }: PictureFieldsProps) {
  return (
    <>
      <NumberPlace>
        {fields.has('scaling') && (
          <NumericInput
            label="Scaling"
            description="Pixels for each pixel of the design."
            unit="×"
            min={0.1}
            max={10}
            step={0.5}
            value={draft.scaling}
            onValueChange={(scaling) => onChange({ scaling })}
          />
        )}
        {fields.has('quality') && (
          <NumericInput
            label="Quality"
            description="From 1, the smallest file, to 100."
            min={1}
            max={100}
            decimals={0}
            step={5}
            value={draft.quality}
            onValueChange={(quality) => onChange({ quality })}
          />
        )}
        {fields.has('fps') && (
          <NumericInput
            label="Frames a second"
            description="From 1 to 60; more make movement smoother and files larger."
            min={1}
            max={60}
            decimals={0}
            value={draft.fps}
            onValueChange={(fps) => onChange({ fps })}
          />
        )}
      </NumberPlace>
      {fields.has('maxFileSizeInKiloBytes') && (
        <>
          <Checkbox
            label="Limit the file size"
            description="An animation that does not fit is not made, and its task reports it."
            checked={draft.maxFileSizeInKiloBytes !== null}
            onCheckedChange={(isOn) => onChange({ maxFileSizeInKiloBytes: isOn ? FIRST_LIMIT : null })}
          />
          {draft.maxFileSizeInKiloBytes !== null && (
            <NumberPlace>
              <NumericInput
                label="Largest file"
                description="One kB is 1,000 bytes."
                unit="kB"
                min={1}
                max={1_000_000}
                decimals={0}
                step={100}
                value={draft.maxFileSizeInKiloBytes}
                onValueChange={(size) => onChange({ maxFileSizeInKiloBytes: size })}
              />
            </NumberPlace>
          )}
        </>
      )}
    </>
  );
}
