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
import { Select } from '@/components/Select';
import type { CharacterFormat } from '@/engine/document';
import { ColourField } from '../../properties/ColourField';
import { NumberField } from '../../properties/fields/NumberField';
import { Pair, Section } from '../../properties/fields/Section';
import { common } from '../../properties/selected';
import { familiesOf, fontIn, type FontFamilyChoice } from './fonts';
import { styling } from '../../../page/text/model/looks';
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
  /** Said below the size. */
  sizeNote?: ReactNode;
}

/** The look of characters. */
export function FontSection({ target, changes, fonts, sizeNote }: FontSectionProps) {
  const { document } = target.selected;
  const { runs } = target;
  const families = familiesOf(document, fonts);
  const own = <Key extends keyof CharacterFormat>(key: Key) => common(runs, ({ look }) => look[key]);
  const family = common(runs, ({ look }) => look.font.family);
  const style = common(runs, ({ look }) => look.font.style);
  const styles = families.find((choice) => choice.family === family)?.styles ?? [];
  const tracking = common(runs, ({ look }) => look.trackingLeft + look.trackingRight);
  const underline = own('underline');
  const lineThrough = own('lineThrough');
  const position = own('subSuperScript');
  const colour = common(runs, ({ look }) => (look.color.applied ? look.color.color : undefined));

  const setFamily = (name: string): void => {
    const chosen = families.find((choice) => choice.family === name);
    const [first] = runs;
    if (!chosen || !first) return;
    if (style !== undefined) {
      changes.look('font', { font: fontIn(chosen, first.look.font) });
      return;
    }
    const [part] = target.parts;
    if (part && target.parts.length === 1) {
      changes.all(
        'font',
        runs.map(({ range, look }) => styling(part.frameId, range, { font: fontIn(chosen, look.font) })),
      );
    } else changes.look('font', { font: fontIn(chosen, first.look.font) });
  };

  return (
    <Section title="Characters">
      <Pair>
        <Select
          label="Font"
          options={families.map((choice) => ({ value: choice.family, label: choice.family }))}
          placeholder="Mixed"
          value={family ?? ''}
          onValueChange={setFamily}
        />
        {family !== undefined && (
          <Select
            label="Font style"
            options={styles.map((choice) => ({ value: choice.style, label: choice.style }))}
            placeholder="Mixed"
            value={style ?? ''}
            onValueChange={(name) => {
              const choice = styles.find((each) => each.style === name);
              if (choice) changes.look('font style', { font: { family, ...choice } });
            }}
          />
        )}
      </Pair>
      <Pair>
        <NumberField
          label="Size"
          unit="pt"
          min={0.1}
          max={10_000}
          value={own('fontSize')}
          onChange={(fontSize) => changes.look('font size', { fontSize })}
        />
        <NumberField
          label="Line height"
          unit="%"
          min={0}
          max={1_000}
          value={own('lineHeight')}
          onChange={(lineHeight) => changes.look('line height', { lineHeight })}
        />
        <NumberField
          label="Tracking"
          min={-10_000}
          max={10_000}
          decimals={0}
          value={tracking}
          onChange={(trackingRight) => changes.look('tracking', { trackingLeft: 0, trackingRight })}
        />
        <NumberField
          label="Baseline shift"
          unit="pt"
          min={-1_000_000}
          max={1_000_000}
          value={own('baselineShiftValue')}
          onChange={(baselineShiftValue) => changes.look('baseline shift', { baselineShiftValue })}
        />
      </Pair>
      {sizeNote}
      <ColourField
        label="Text colour"
        value={colour}
        document={document}
        onChange={(color) => changes.look('text colour', { color: { applied: true, color } })}
      />
      <Pair>
        <Toggles
          label="Case"
          options={CASES}
          value={own('typographicCase')}
          onChange={(typographicCase) => changes.look('case', { typographicCase })}
        />
        <ToggleRow role="group" aria-label="Lines and position">
          <Toggle
            label="Underline"
            icon={Underline}
            value={underline}
            onChange={(isOn) => changes.look('underline', { underline: isOn })}
          />
          <Toggle
            label="Line through"
            icon={Strikethrough}
            value={lineThrough}
            onChange={(isOn) => changes.look('line through', { lineThrough: isOn })}
          />
          <Toggle
            label="Superscript"
            icon={Superscript}
            value={position && position === 'superscript'}
            onChange={(isOn) =>
              changes.look('superscript', { subSuperScript: isOn ? 'superscript' : 'normal' })
            }
          />
          <Toggle
            label="Subscript"
            icon={Subscript}
            value={position && position === 'subscript'}
            onChange={(isOn) => changes.look('subscript', { subSuperScript: isOn ? 'subscript' : 'normal' })}
          />
        </ToggleRow>
      </Pair>
    </Section>
  );
}
