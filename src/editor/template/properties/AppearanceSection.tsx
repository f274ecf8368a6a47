import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import type { BlendMode, DropShadow } from '@/engine/document';
import { BLEND_MODE_WORDS, toOptions } from './choices';
import { ColourField } from './ColourField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { getCommonValue, useChange, type Selected } from './selected';

/** Edits opacity, blend mode and shadow of the selection, for all layouts. */
export function AppearanceSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const { frames, document } = selected;
  const frameIds = [...selected.ids];
  const opacity = getCommonValue(frames, ({ frame }) => frame.opacity);
  const shadow = <Key extends keyof DropShadow>(key: Key) =>
    getCommonValue(frames, ({ frame }) => frame.dropShadow[key]);
  const setShadow = (changes: Partial<DropShadow>) =>
    change(
      'shadow',
      frames.map(({ id, frame }) => ({
        kind: 'setDropShadow',
        frameIds: [id],
        dropShadow: { ...frame.dropShadow, ...changes },
      })),
    );
  const hasShadow = frames.some(({ frame }) => frame.dropShadow.enabled);
  return (
    <Section title="Appearance">
      <Pair>
        <NumberField
          label="Opacity"
          unit="%"
          min={0}
          max={100}
          value={opacity === undefined ? undefined : opacity * 100}
          onChange={(percent) =>
            change('opacity', [{ kind: 'setFrameOpacity', frameIds, opacity: percent / 100 }])
          }
        />
        <Select
          label="Blend mode"
          options={toOptions<BlendMode>(BLEND_MODE_WORDS)}
          placeholder="Mixed"
          value={getCommonValue(frames, ({ frame }) => frame.blendMode) ?? ''}
          onValueChange={(blendMode) => change('blend mode', [{ kind: 'setBlendMode', frameIds, blendMode }])}
        />
      </Pair>
      <Switch label="Drop shadow" checked={hasShadow} onCheckedChange={(enabled) => setShadow({ enabled })} />
      {hasShadow && (
        <>
          <ColourField
            label="Shadow colour"
            value={shadow('color')}
            document={document}
            onChange={(color) => setShadow({ color })}
          />
          <Pair>
            <NumberField
              label="Distance"
              unit="pt"
              min={0}
              max={1_000_000}
              value={shadow('distance')}
              onChange={(distance) => setShadow({ distance })}
            />
            <NumberField
              label="Angle"
              unit="°"
              min={0}
              max={360}
              value={shadow('angleDegrees')}
              onChange={(angleDegrees) => setShadow({ angleDegrees })}
            />
            <NumberField
              label="Blur"
              unit="pt"
              min={1}
              max={500}
              value={shadow('blurRadius')}
              onChange={(blurRadius) => setShadow({ blurRadius })}
            />
          </Pair>
        </>
      )}
    </Section>
  );
}
