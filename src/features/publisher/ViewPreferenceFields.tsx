import { NumericInput } from '@/components/NumericInput';
import { RadioGroup } from '@/components/RadioGroup';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { GUIDE_STYLES, ZOOM_RANGE, type ViewPreferenceContent } from '@/domain/editor-views';
import { GUIDE_WORDS } from './words';

const SWITCHES = [
  { field: 'rulers', label: 'Rulers', description: 'Along the top and the left of the page.' },
  {
    field: 'snapping',
    label: 'Snapping',
    description: 'Moved frames snap to the page and to other frames.',
  },
  { field: 'bleed', label: 'Bleed', description: 'Around pages that are printed.' },
] as const;

const REAL_SIZE = 100;

interface ViewPreferenceFieldsProps {
  content: ViewPreferenceContent;
  onChange: (content: ViewPreferenceContent) => void;
}

/** Fields for the guides around the page and its zoom. */
export function ViewPreferenceFields({ content, onChange }: ViewPreferenceFieldsProps) {
  const { guideStyle, zoom } = content;
  return (
    <Stack gap="5">
      <Stack gap="3">
        {SWITCHES.map(({ field, label, description }) => (
          <Switch
            key={field}
            label={label}
            description={description}
            checked={content[field]}
            onCheckedChange={(checked) => onChange({ ...content, [field]: checked })}
          />
        ))}
      </Stack>
      <RadioGroup
        label="Guides"
        options={GUIDE_STYLES.map((value) => ({ value, label: GUIDE_WORDS[value] }))}
        value={guideStyle}
        onValueChange={(next) => onChange({ ...content, guideStyle: next })}
      />
      <Stack gap="3">
        <Switch
          label="Fit the page to the window"
          checked={zoom === null}
          onCheckedChange={(isFitted) => onChange({ ...content, zoom: isFitted ? null : REAL_SIZE })}
        />
        {zoom !== null && (
          <NumericInput
            label="Zoom"
            unit="%"
            decimals={0}
            {...ZOOM_RANGE}
            value={zoom}
            onValueChange={(next) => onChange({ ...content, zoom: next })}
          />
        )}
      </Stack>
    </Stack>
  );
}
