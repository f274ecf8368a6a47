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

/** The type a tab starts with: a spot colour in the numbers the colour already has. */
const typeOf = (tab: Tab, { type }: ColourValue): ColourType => {
  if (tab !== 'spot') return tab;
  return isSpot(type) ? type : spotOf[type as keyof typeof spotOf];
};

/** Starts another colour from black if inks can't be converted. `undefined` for inks. */
function startAnother(colour: ColourValue, type: ColourType): ColourValue | undefined {
  const start = convertColour(defaultColour, type);
  return start && 'name' in start && 'name' in colour ? { ...start, name: colour.name } : start;
}

const nameOf = (colour: ColourValue): string | undefined => ('name' in colour ? colour.name : undefined);

const isNameless = (colour: ColourValue): boolean => nameOf(colour)?.trim() === '';

const isSame = (one: ColourValue, other: ColourValue): boolean =>
  one.type === other.type &&
  nameOf(one) === nameOf(other) &&
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** Props of {@link ColourTabs}. */
export interface ColourTabsProps {
  /** What the colour is of. */
  label: string;
  /** The colour. */
  value: ColourValue;
  /** Called with each accepted colour, never by opening a tab; with a spot colour only once its ink has a name. */
  onValueChange: (colour: ColourValue) => void;
  /** The colour it follows, such as one of the brand kit; a change ends that. @default none */
  follows?: string | undefined;
  /** The name of the condition that inks are shown for. @default not said */
  inksOf?: string | undefined;
  /**
   * Gets the conversion of inks when it is first needed. Keep it stable.
   * @default that of coated paper
   */
  loadConverter?: () => Promise<CmykConverter>;
}

/**
 * A colour with a tab for each way to give it, for a place of its own such as a popover. Another tab shows the colour in
 * other numbers and changes nothing; the colour becomes of that kind by a change there, or by the button that converts it.
 * If inks can't be converted, their tab says so and the others work.
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
  // The sliders keep their own places for colours that they made, and start again from any other one.
  const [made, setMade] = useState({ colour: value, origin: 0 });
  const { converter, status, request } = useCmykConverter(loadConverter, isCmyk(value.type));
  const partsId = useId();
  // A colour that became another one by itself is shown as it is.
  const type = looked && isSame(looked.at, value) ? looked.type : value.type;
  const present = (isSpot(type) ? nameless : undefined) ?? value;
  const converted = present.type === type ? undefined : convertColour(present, type, converter);
  const start = status === 'failed' ? startAnother(present, type) : undefined;
  const shown = present.type === type ? present : (converted ?? start);
  const rgb = shown && colourToRgb(shown, converter);
  if (!isSame(made.colour, value)) setMade({ colour: value, origin: made.origin + 1 });

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
        {...{ value, type, follows }}
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
