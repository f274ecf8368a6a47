import { Checkbox } from '@/components/Checkbox';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import {
  LONGEST_SETTING_DESCRIPTION,
  LONGEST_WATERMARK,
  type SettingField,
  type SettingType,
} from '@/domain/output-settings';
import { FormSection } from './FormSection';
import { PdfFields } from './PdfFields';
import { PictureFields } from './PictureFields';
import type { ChangeDraft, SettingDraft } from './settingForm';

interface SettingFormProps {
  type: SettingType;
  draft: SettingDraft;
  faults: Partial<Record<keyof SettingDraft, string>>;
  fields: ReadonlySet<SettingField>;
  onChange: ChangeDraft;
}

/** All fields of an output setting that its format has. */
export function SettingForm({ type, draft, faults, fields, onChange }: SettingFormProps) {
  return (
    <Stack gap="4">
      <FormSection title="General">
        <TextField
          label="Name"
          required
          maxLength={LONGEST_ITEM_NAME}
          autoComplete="off"
          value={draft.name}
          error={faults.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextArea
          label="Description"
          description="Describes the file to users who download it."
          rows={2}
          maxLength={LONGEST_SETTING_DESCRIPTION}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <Checkbox
          label={`The default for ${type}`}
          description="Used unless another is chosen. It replaces the present default."
          checked={draft.default}
          onCheckedChange={(isDefault) => onChange({ default: isDefault })}
        />
      </FormSection>
      {type === 'PDF' ? (
        <PdfFields draft={draft} faults={faults} fields={fields} onChange={onChange} />
      ) : (
        <FormSection title={type}>
          <PictureFields draft={draft} fields={fields} onChange={onChange} />
        </FormSection>
      )}
      {fields.has('dataSourceEnabled') && (
        <FormSection title="Several records">
          <Checkbox
            label="Data source"
            description="Offers a file of all rows of the data source."
            checked={draft.dataSourceEnabled}
            onCheckedChange={(dataSourceEnabled) => onChange({ dataSourceEnabled })}
          />
          <Checkbox
            label="Continue after a failed record"
            description="The file then holds the records that succeeded."
            checked={draft.continueAfterFailure}
            onCheckedChange={(continueAfterFailure) => onChange({ continueAfterFailure })}
          />
        </FormSection>
      )}
      <FormSection title="Watermark">
        <Checkbox
          label="Watermark"
          description="Writes a word across every page."
          checked={draft.watermark}
          onCheckedChange={(watermark) => onChange({ watermark })}
        />
        {draft.watermark && (
          <TextField
            label="Text of the watermark"
            required
            maxLength={LONGEST_WATERMARK}
            value={draft.watermarkText}
            error={faults.watermarkText}
            onChange={(event) => onChange({ watermarkText: event.target.value })}
          />
        )}
      </FormSection>
    </Stack>
  );
}
