import { isSameJson } from '@/domain/equality';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Spinner } from '@/components/Spinner';
import { Stack } from '@/components/Stack';
import { Tabs } from '@/components/Tabs';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import type { ColourType } from '@/domain/colour';
import { ChangeNote } from './ChangeNote';
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
  isSpot,
} from './colourValue';
import { CMYK_LOAD_FAILURE, loadCmykConverter } from './loadCmykConverter';
import { useCmykConverter } from './useCmykConverter';

const tabs = [
  { value: 'hex', label: 'Hex' },
  { value: 'rgb', label: 'RGB' },
  { value: 'cmyk', label: 'CMYK' },
  { value: 'spot', label: 'Spot' },
] as const;

type Tab = (typeof tabs)[number]['value'];

const spotTypes = [
  { value: 'spotCmyk', label: 'CMYK' },
  { value: 'spotRgb', label: 'RGB' },
  { value: 'spotHex', label: 'Hex' },
] as const;

const spotOf = { hex: 'spotHex', rgb: 'spotRgb', cmyk: 'spotCmyk' } as const;

const tabOf = (type: ColourType): Tab => (isSpot(type) ? 'spot' : (type as Tab));

/** Returns the initial type of a tab; for spot colours the one with the colour's current numbers. */
const typeOf = (tab: Tab, { type }: ColourValue): ColourType => {
  if (tab !== 'spot') return tab;
  return isSpot(type) ? type : spotOf[type as keyof typeof spotOf];
};

/** Starts from black if inks can't be converted; `undefined` for inks. */
function startAnother(colour: ColourValue, type: ColourType): ColourValue | undefined {
  const start = convertColour(defaultColour, type);
  return start && 'name' in start && 'name' in colour ? { ...start, name: colour.name } : start;
}

const nameOf = (colour: ColourValue): string | undefined => ('name' in colour ? colour.name : undefined);

const isNameless = (colour: ColourValue): boolean => nameOf(colour)?.trim() === '';

const isSameColour = (one: ColourValue, other: ColourValue): boolean =>
  one.type === other.type && nameOf(one) === nameOf(other) && isSameJson(one.value, other.value);

/** Props of {@link ColourTabs}. */
export interface ColourTabsProps {
  /** Name of the colour. */
  label: string;
  /** The colour. */
  value: ColourValue;
  /** Called with each valid colour, never by opening a tab; for spot colours only once the ink has a name. */
  onValueChange: (colour: ColourValue) => void;
  /** Name of the colour it follows, such as one of the brand kit; a change unlinks it. @default none */
  follows?: string | undefined;
  /** Name of the press condition in which inks are shown. @default not shown */
  inksOf?: string | undefined;
  /**
   * Loads the conversion of inks on demand; must be stable.
   * @default coated paper
   */
  loadConverter?: () => Promise<CmykConverter>;
}

/**
 * Edits a colour with a tab per type, for a place such as a popover. Opening a tab only shows the colour in other
 * numbers. A change there, or the convert button, changes its type. If inks can't be converted, their tab shows the
 * error and the others work.
 */
export function ColourTabs({
  label,
  value,
  onValueChange,
  follows,
  inksOf,
  loadConverter = loadCmykConverter,
}: ColourTabsProps) {
  const [looked, setLooked] = useState<{ type: ColourType; at: ColourValue }>();
  const [nameless, setNameless] = useState<ColourValue>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  // The sliders keep their state for colours they made, and restart from any other colour.
  const [made, setMade] = useState({ colour: value, origin: 0 });
  const { converter, status, request } = useCmykConverter(loadConverter, isCmyk(value.type));
  const partsId = useId();
  // After a change from outside, the tab follows the colour's type.
  const type = looked && isSameColour(looked.at, value) ? looked.type : value.type;
  const present = (isSpot(type) ? nameless : undefined) ?? value;
  const converted = present.type === type ? undefined : convertColour(present, type, converter);
  const start = status === 'failed' ? startAnother(present, type) : undefined;
  const shown = present.type === type ? present : (converted ?? start);
  const rgb = shown && colourToRgb(shown, converter);
  if (!isSameColour(made.colour, value)) setMade({ colour: value, origin: made.origin + 1 });

  const change = (next: ColourValue): void => {
    setNameless(isNameless(next) ? next : undefined);
    if (!isNameless(next)) setMade({ colour: next, origin: made.origin });
    if (isNameless(next)) setLooked({ type: next.type, at: value });
    else onValueChange(next);
  };

  const turnTo = (next: ColourType): void => {
    setLooked({ type: next, at: value });
    setProblems({});
    if (isCmyk(present.type) !== isCmyk(next)) void request();
  };

  const content = (
    <Stack gap="3" aria-busy={status === 'pending' || undefined}>
      {isSpot(type) && (
        <Select
          label="Shown as"
          options={spotTypes}
          value={type as (typeof spotTypes)[number]['value']}
          onValueChange={(next) => turnTo(next)}
        />
      )}
      {shown && 'name' in shown && (
        <TextField
          label="Name of the ink"
          required
          value={shown.name}
          description={isNameless(shown) ? 'The colour is used once its ink has a name.' : undefined}
          onChange={(event) => change({ ...shown, name: event.target.value })}
        />
      )}
      <ChangeNote
        value={value}
        type={type}
        follows={follows}
        onConvert={converted && !isNameless(converted) ? () => change(converted) : undefined}
      />
      {rgb && (
        <ColourPicker
          key={`${type} ${made.origin}`}
          rgb={rgb}
          onPick={(picked) => {
            const next = colourFromRgb(picked, type, 'name' in shown ? shown.name : '', converter);
            if (next) change(next);
          }}
        />
      )}
      {shown && (
        <ColourParts
          key={`parts of ${type}`}
          colour={shown}
          disabled={false}
          id={partsId}
          describedBy={undefined}
          problems={problems}
          onProblem={(part, problem) =>
            setProblems(({ [part]: _, ...others }) => (problem ? { ...others, [part]: problem } : others))
          }
          onColourChange={change}
        />
      )}
      {Object.values(problems)
        .slice(0, 1)
        .map((problem) => (
          <InlineMessage key={problem} kind="NEGATIVE">
            {problem}
          </InlineMessage>
        ))}
      {isCmyk(type) && inksOf !== undefined && (
        <Text as="span" size="caption" tone="muted">
          Shown as printed: {inksOf}
        </Text>
      )}
      {isCmyk(type) && status === 'pending' && <Spinner label="Loading the conversion of inks" />}
      {isCmyk(type) && status === 'failed' && (
        <InlineMessage
          kind="NEGATIVE"
          action={
            <Button size="s" onClick={() => turnTo(type)}>
              Try again
            </Button>
          }
        >
          {CMYK_LOAD_FAILURE}
        </InlineMessage>
      )}
    </Stack>
  );

  return (
    <Tabs
      label={`Kind of ${label}`}
      items={tabs.map((tab) => ({ ...tab, content }))}
      value={tabOf(type)}
      onValueChange={(tab) => turnTo(typeOf(tab, nameless ?? value))}
    />
  );
}
