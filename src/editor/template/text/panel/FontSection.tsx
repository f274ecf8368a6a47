import {
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { CharacterFormat } from '@/engine/document';
import { ColourField } from '../../properties/ColourField';
import { NumberField } from '../../properties/fields/NumberField';
import { Pair, Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { FontFields } from './FontFields';
import type { FontFamilyChoice } from './fonts';
import type { TextChanges, TextTarget } from './target';
import { Toggle, ToggleRow, Toggles } from './Toggles';

const CASES = [
  { value: 'normal', label: 'As typed', icon: CaseSensitive },
  { value: 'uppercase', label: 'Capitals', icon: CaseUpper },
  { value: 'lowercase', label: 'Small letters', icon: CaseLower },
] as const;

interface FontSectionProps {
  target: TextTarget;
  changes: TextChanges;
  fonts: readonly FontFamilyChoice[];
  /** Content below the size. */
  sizeNote?: ReactNode;
}

/** Reads a property of characters; undefined if they differ. */
const readLook = <Key extends keyof CharacterFormat>({ runs }: TextTarget, key: Key) =>
  getCommonValue(runs, ({ look }) => look[key]);

/** Edits the look of characters. */
export function FontSection({ target, changes, fonts, sizeNote }: FontSectionProps) {
  const colour = getCommonValue(target.runs, ({ look }) =>
    look.color.applied ? look.color.color : undefined,
  );
  return (
    <Section title="Characters">
      <FontFields target={target} changes={changes} fonts={fonts} />
      <MeasureFields target={target} changes={changes} />
      {sizeNote}
      <ColourField
        label="Text colour"
        value={colour}
        document={target.selected.document}
        onChange={(color) => changes.look('text colour', { color: { applied: true, color } })}
      />
      <Pair>
        <Toggles
          label="Case"
          options={CASES}
          value={readLook(target, 'typographicCase')}
          onChange={(typographicCase) => changes.look('case', { typographicCase })}
        />
        <LineToggles target={target} changes={changes} />
      </Pair>
    </Section>
  );
}

/** Edits the size of characters, their line height, tracking and baseline shift. */
function MeasureFields({ target, changes }: Pick<FontSectionProps, 'target' | 'changes'>) {
  return (
    <Pair>
      <NumberField
        label="Size"
        unit="pt"
        min={0.1}
        max={10_000}
        value={readLook(target, 'fontSize')}
        onChange={(fontSize) => changes.look('font size', { fontSize })}
      />
      <NumberField
        label="Line height"
        unit="%"
        min={0}
        max={1_000}
        value={readLook(target, 'lineHeight')}
        onChange={(lineHeight) => changes.look('line height', { lineHeight })}
      />
      <NumberField
        label="Tracking"
        min={-10_000}
        max={10_000}
        decimals={0}
        value={getCommonValue(target.runs, ({ look }) => look.trackingLeft + look.trackingRight)}
        onChange={(trackingRight) => changes.look('tracking', { trackingLeft: 0, trackingRight })}
      />
      <NumberField
        label="Baseline shift"
        unit="pt"
        min={-1_000_000}
        max={1_000_000}
        value={readLook(target, 'baselineShiftValue')}
        onChange={(baselineShiftValue) => changes.look('baseline shift', { baselineShiftValue })}
      />
    </Pair>
  );
}

/** Switches underlines, lines through characters, superscript and subscript. */
function LineToggles({ target, changes }: Pick<FontSectionProps, 'target' | 'changes'>) {
  const position = readLook(target, 'subSuperScript');
  return (
    <ToggleRow role="group" aria-label="Lines and position">
      <Toggle
        label="Underline"
        icon={Underline}
        value={readLook(target, 'underline')}
        onChange={(isOn) => changes.look('underline', { underline: isOn })}
      />
      <Toggle
        label="Line through"
        icon={Strikethrough}
        value={readLook(target, 'lineThrough')}
        onChange={(isOn) => changes.look('line through', { lineThrough: isOn })}
      />
      <Toggle
        label="Superscript"
        icon={Superscript}
        value={position && position === 'superscript'}
        onChange={(isOn) => changes.look('superscript', { subSuperScript: isOn ? 'superscript' : 'normal' })}
      />
      <Toggle
        label="Subscript"
        icon={Subscript}
        value={position && position === 'subscript'}
        onChange={(isOn) => changes.look('subscript', { subSuperScript: isOn ? 'subscript' : 'normal' })}
      />
    </ToggleRow>
  );
}
