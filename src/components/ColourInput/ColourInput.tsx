import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Field, type FieldTexts } from '@/components/Field';
import { InlineMessage } from '@/components/InlineMessage';
import { Popover } from '@/components/Popover';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { styled } from '@/components/theme';
import { type ColourType, colourTypes, parseHex, type Rgb, rgbToHex } from '@/domain/colour';
import { ColourParts } from './ColourParts';
import { ColourPicker } from './ColourPicker';
import {
  type CmykConverter,
  colourFromRgb,
  colourToRgb,
  type ColourValue,
  convertColour,
  defaultColour,
  isCmyk,
  TYPE_NAMES,
} from './colourValue';
import { CMYK_LOAD_FAILURE, loadCmykConverter } from './loadCmykConverter';
import { Swatch } from './Swatch';
import { useCmykConverter } from './useCmykConverter';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(7rem, 9rem) minmax(0, 1fr)',
  gap: '$2',
  '@mobile': { gridTemplateColumns: 'auto 1fr', '& > :nth-child(3)': { gridColumn: '1 / -1' } },
});

/** Props of {@link ColourInput}. */
export interface ColourInputProps extends Omit<FieldTexts, 'label'> {
  /** Name of the colour. */
  label: string;
  /**
   * The colour.
   * @default `#000000`
   */
  value?: ColourValue;
  /** Called with each valid colour: on blur, on Enter, and while a slider moves. */
  onValueChange: (colour: ColourValue) => void;
  /**
   * The types to choose from.
   * @default all six
   */
  types?: readonly ColourType[];
  /**
   * Disables the input.
   * @default false
   */
  disabled?: boolean;
  /**
   * Loads the conversion of inks on demand; must be stable.
   * @default coated paper
   */
  loadConverter?: () => Promise<CmykConverter>;
}

/**
 * Edits a colour as digits, channels, inks or a named spot colour, with a picker. Changing the type keeps the colour;
 * conversions from and to inks load code on demand. If loading fails, the colour stays as it is, the error is shown,
 * and a retry is possible.
 */
export function ColourInput(props: ColourInputProps) {
  const {
    value = defaultColour,
    onValueChange,
    types = colourTypes,
    disabled = false,
    loadConverter = loadCmykConverter,
    ...texts
  } = props;
  const groupId = useId();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [wantedType, setWantedType] = useState<ColourType>();
  const [replaced, setReplaced] = useState<{ ink: ColourValue & { name: string }; by: ColourType }>();
  const { converter, status, request } = useCmykConverter(loadConverter, isCmyk(value.type));
  const rgb = colourToRgb(value, converter);

  const changeType = async (type: ColourType): Promise<void> => {
    setProblems({});
    setWantedType(type);
    const next =
      isCmyk(type) === isCmyk(value.type)
        ? convertColour(value, type)
        : convertColour(value, type, await request());
    if (!next) return;
    setWantedType(undefined);
    setReplaced('name' in value && !('name' in next) ? { ink: value, by: type } : undefined);
    onValueChange(next);
  };

  const pick = (picked: Rgb): void => {
    const next = colourFromRgb(picked, value.type, 'name' in value ? value.name : '', converter);
    if (next)
      onValueChange('value' in next && typeof next.value === 'string' ? withOpacity(next, value) : next);
  };

  return (
    <Field
      {...texts}
      id={groupId}
      error={Object.values(problems)[0] ?? texts.error}
      data-testid="gsc-colour-input"
    >
      {(control) => (
        <Stack gap="2" role="group" aria-label={texts.label} aria-busy={status === 'pending' || undefined}>
          <Row>
            <Popover label={`Pick ${texts.label}`} content={rgb && <ColourPicker rgb={rgb} onPick={pick} />}>
              <Swatch
                label={rgb ? `Pick a colour, now ${rgbToHex(rgb)}` : 'Pick a colour'}
                colour={rgb && (typeof value.value === 'string' ? parseHex(value.value) : rgbToHex(rgb))}
                disabled={disabled || !rgb}
              />
            </Popover>
            <Select
              label="Kind of colour"
              hideLabel
              options={types.map((type) => ({ value: type, label: TYPE_NAMES[type] }))}
              value={status === 'pending' ? (wantedType ?? value.type) : value.type}
              disabled={disabled}
              onValueChange={(type) => void changeType(type)}
            />
            <ColourParts
              key={value.type}
              colour={value}
              disabled={disabled}
              id={control.id}
              describedBy={control['aria-describedby']}
              problems={problems}
              onProblem={(part, problem) =>
                setProblems(({ [part]: _, ...others }) => (problem ? { ...others, [part]: problem } : others))
              }
              onColourChange={onValueChange}
            />
          </Row>
          {'name' in value && (
            <TextField
              label="Name of the ink"
              required
              value={value.name}
              disabled={disabled}
              onChange={(event) => onValueChange({ ...value, name: event.target.value })}
            />
          )}
          {replaced && value.type === replaced.by && (
            <InlineMessage
              kind="INFORMATIVE"
              action={
                <Button size="s" onClick={() => onValueChange(replaced.ink)}>
                  Bring the ink back
                </Button>
              }
            >
              {`The ink ${replaced.ink.name} was replaced by ${TYPE_NAMES[replaced.by]}.`}
            </InlineMessage>
          )}
          {status === 'failed' && (
            <InlineMessage
              kind="NEGATIVE"
              action={
                <Button size="s" onClick={() => void (wantedType ? changeType(wantedType) : request())}>
                  Try again
                </Button>
              }
            >
              {CMYK_LOAD_FAILURE}
            </InlineMessage>
          )}
        </Stack>
      )}
    </Field>
  );
}

/* The sliders ignore opacity, so the digits' opacity is kept. */
function withOpacity(next: ColourValue, before: ColourValue): ColourValue {
  const opacity = typeof before.value === 'string' ? (parseHex(before.value)?.slice(7) ?? '') : '';
  return { ...next, value: `${String(next.value)}${opacity}` } as ColourValue;
}
