import { Checkbox } from '@/components/Checkbox';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import {
  FAIL_ON,
  PDF_VERSIONS,
  PDF_X4_VERSION,
  type FailOn,
  type SettingField,
} from '@/domain/output-settings';
import { ColourFields } from './ColourFields';
import { FormSection } from './FormSection';
import { NumberPlace } from './NumberPlace';
import type { ChangeDraft, SettingDraft } from './settingForm';
import { FAIL_ON_WORDS } from './settingWords';

interface PdfFieldsProps {
  draft: SettingDraft;
  faults: Partial<Record<keyof SettingDraft, string>>;
  fields: ReadonlySet<SettingField>;
  onChange: ChangeDraft;
}

/** Fields that apply only to PDF. */
export function PdfFields({ draft, faults, fields, onChange }: PdfFieldsProps) {
  return (
    <>
      <FormSection title="File">
        <NumberPlace>
          <Select
            label="PDF version"
            options={PDF_VERSIONS.map((version) => ({ value: version, label: version }))}
            value={draft.version}
            disabled={draft.pdfX4}
            description={draft.pdfX4 ? `PDF/X-4 is of version ${PDF_X4_VERSION}.` : undefined}
            onValueChange={(version) => onChange({ version: version as SettingDraft['version'] })}
          />
          {fields.has('failOn') && (
            <Select
              label="Fail a record"
              description="A missing required value, or no visible page, always fails it."
              options={FAIL_ON.map((value) => ({ value, label: FAIL_ON_WORDS[value] }))}
              value={draft.failOn}
              onValueChange={(failOn) => onChange({ failOn: failOn as FailOn })}
            />
          )}
        </NumberPlace>
        <Checkbox
          label="PDF/X-4"
          description="For the press: every colour has a profile, and CMYK is for coated paper, FOGRA39."
          checked={draft.pdfX4}
          onCheckedChange={(pdfX4) => onChange({ pdfX4, ...(pdfX4 && { version: PDF_X4_VERSION }) })}
        />
        <Checkbox
          label="Text as outlines"
          description="The file looks the same and holds no font; its text can’t be searched or copied."
          checked={draft.outlineText}
          onCheckedChange={(outlineText) => onChange({ outlineText })}
        />
      </FormSection>
      <FormSection title="Press">
        <NumberPlace>
          <NumericInput
            label="Bar-width reduction"
            description="Makes the bars of barcodes narrower, for ink that spreads."
            unit="mm"
            min={0}
            max={1}
            step={0.01}
            value={draft.barWidthReduction}
            onValueChange={(barWidthReduction) => onChange({ barWidthReduction })}
          />
        </NumberPlace>
        <Checkbox
          label="Crop marks"
          description="Lines of 6 mm that show where the page is cut."
          checked={draft.cropMarks}
          onCheckedChange={(cropMarks) => onChange({ cropMarks })}
        />
        {draft.cropMarks && (
          <NumberPlace>
            <NumericInput
              label="Offset"
              description="From the trimmed page to the marks."
              unit="mm"
              min={0}
              max={50}
              value={draft.cropMarkOffset}
              onValueChange={(cropMarkOffset) => onChange({ cropMarkOffset })}
            />
            <NumericInput
              label="Weight"
              description="How thick the lines are."
              unit="pt"
              min={0.05}
              max={5}
              step={0.05}
              value={draft.cropMarkWeight}
              onValueChange={(cropMarkWeight) => onChange({ cropMarkWeight })}
            />
          </NumberPlace>
        )}
      </FormSection>
      <ColourFields draft={draft} faults={faults} onChange={onChange} />
    </>
  );
}
