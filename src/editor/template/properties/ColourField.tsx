import { isSameJson } from '@/domain/equality';
import { useCallback, useState } from 'react';
import {
  ColourTabs,
  defaultColour,
  loadCmykConverter,
  Swatch,
  type CmykConverter,
  type ColourValue,
} from '@/components/ColourInput';
import { Inline } from '@/components/Inline';
import { Popover } from '@/components/Popover';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { Tooltip } from '@/components/Tooltip';
import { styled } from '@/components/theme';
import { CONDITION_DETAILS } from '@/domain/colour';
import { colourOf, conditionOf, type Colour, type ColourUse, type Document } from '@/engine/document';
import { formatHex } from '../../page/formatHex';
import {
  toDocumentColour,
  toFieldColour,
  describeColour,
  readTypedOpacity,
  listUsedColours,
} from './colours';
import { NumberField } from './fields/NumberField';

const Swatches = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  maxHeight: '7.5rem',
  margin: '-$space$1',
  padding: '$1',
  overflowY: 'auto',
  '& [aria-pressed="true"]': { outline: '2px solid $colors$action', outlineOffset: 1 },
});

const Told = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$small',
  lineHeight: '$small',
});

const opacityDigits = (opacity: number) =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** Props of {@link ColourField}. */
export interface ColourFieldProps {
  /** Name of the colour. */
  label: string;
  /** The colour; `undefined` if the selection has several, or none yet. */
  value: ColourUse | undefined;
  /** Called with each valid colour. */
  onChange: (value: ColourUse) => void;
  /** The document whose brand kit and used colours are offered. */
  document: Pick<Document, 'brandKit' | 'pages' | 'layouts' | 'printCondition'>;
  /** Shown if there is no colour. @default 'Mixed' */
  placeholder?: string;
  /** Loads the conversion of inks; must be stable. @default the conversion of the document's condition */
  loadConverter?: () => Promise<CmykConverter>;
}

/**
 * Edits a colour use: a swatch opens the brand kit's colours, the used ones and a colour picker; with opacity. A new
 * colour is black.
 */
export function ColourField(props: ColourFieldProps) {
  const { label, value, document, placeholder = 'Mixed' } = props;
  const drawn = value && colourOf(document, value);
  const condition = conditionOf(document);
  return (
    <Inline gap="2" role="group" aria-label={label}>
      <Popover label={label} content={<ColourChoice {...props} />} side="left">
        <Swatch
          label={drawn ? `Change ${label}, now ${formatHex(drawn.color, condition)}` : `Choose ${label}`}
          colour={drawn && `${formatHex(drawn.color, condition)}${opacityDigits(drawn.opacity)}`}
        />
      </Popover>
      <Stack gap="0" css={{ flex: 1 }}>
        <Text as="span" size="caption" tone="muted">
          {label}
        </Text>
        <Told>
          {value ? describeColour(document, value) : placeholder}
          {value && value.opacity < 1 && ` · ${Math.round(value.opacity * 100)} %`}
        </Told>
      </Stack>
    </Inline>
  );
}

interface ChoicesProps extends Pick<ColourFieldProps, 'document' | 'value' | 'onChange'> {
  label: string;
  choices: readonly ColourUse[];
}

/** Whether two uses have the same colour, ignoring opacity. */
const isSameColourUse = (one: ColourUse, other: ColourUse): boolean =>
  isSameJson({ ...one, opacity: 1 }, { ...other, opacity: 1 });

/** A row of existing colours to choose. */
function Choices({ label, choices, document, value, onChange }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <Stack gap="1">
      <Text as="span" size="caption" tone="muted" aria-hidden>
        {label}
      </Text>
      <Swatches role="group" aria-label={label}>
        {choices.map((choice) => {
          const name = describeColour(document, choice);
          return (
            <Tooltip key={JSON.stringify(choice)} content={name} describes={false}>
              <Swatch
                label={name}
                colour={formatHex(colourOf(document, choice).color, conditionOf(document))}
                aria-pressed={value !== undefined && isSameColourUse(value, choice)}
                onClick={() => onChange(choice)}
              />
            </Tooltip>
          );
        })}
      </Swatches>
    </Stack>
  );
}

/** The content of a colour's popover. */
function ColourChoice({ label, value, onChange, document, loadConverter }: ColourFieldProps) {
  const { colors } = document.brandKit;
  const drawn = value && colourOf(document, value);
  const opacity = value?.opacity ?? 1;
  const condition = conditionOf(document);
  const loadOwn = useCallback(() => loadCmykConverter(condition), [condition]);
  // Stored ink names are trimmed, but a typed trailing space may precede another word.
  const [typed, setTyped] = useState<{ shown: ColourValue; kept: Colour }>();
  const isAsTyped = typed && drawn && JSON.stringify(typed.kept) === JSON.stringify(drawn.color);
  // The colours in use at opening; colours tried since are not offered.
  const [used] = useState(() => listUsedColours(document));
  return (
    <Stack gap="3">
      <Choices
        label="Brand kit"
        choices={colors.order.map((colorId) => ({ type: 'brandKit', colorId, opacity }))}
        document={document}
        value={value}
        onChange={onChange}
      />
      <Choices
        label="In this template"
        choices={used.map((color) => ({ type: 'local', color, opacity }))}
        document={document}
        value={value}
        onChange={onChange}
      />
      <ColourTabs
        label={label}
        follows={value?.type === 'brandKit' ? colors.items[value.colorId]?.name : undefined}
        value={isAsTyped ? typed.shown : drawn ? toFieldColour(drawn.color) : defaultColour}
        onValueChange={(shown) => {
          const color = toDocumentColour(shown);
          setTyped({ shown, kept: color });
          onChange({ type: 'local', color, opacity: readTypedOpacity(shown) ?? opacity });
        }}
        inksOf={CONDITION_DETAILS[condition].name}
        loadConverter={loadConverter ?? loadOwn}
      />
      <NumberField
        label="Opacity"
        unit="%"
        decimals={0}
        min={0}
        max={100}
        value={Math.round(opacity * 100)}
        onChange={(percent) => {
          const use = value ?? { type: 'local', color: toDocumentColour(defaultColour), opacity };
          onChange({ ...use, opacity: Math.round(percent) / 100 });
          return undefined;
        }}
      />
    </Stack>
  );
}
