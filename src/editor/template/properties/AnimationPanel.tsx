import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import type { Animation } from '@/engine/document';
import { newAnimation, removePart, addPart, type AnimationPart } from './animations';
import { EmphasisFields } from './EmphasisFields';
import { Overridden } from './fields/Overridden';
import { Section } from './fields/Section';
import { SpanFields } from './fields/SpanFields';
import { DensePanel } from './DensePanel';
import { getCommonValue, useChange, useSelected } from './selected';
import { TransitionFields } from './TransitionFields';

const PARTS: readonly (readonly [AnimationPart, string])[] = [
  ['intro', 'Intro'],
  ['emphasis', 'Emphasis'],
  ['outro', 'Outro'],
];

const Hint = ({ children }: { children: string }) => (
  <Text as="p" size="small" tone="muted" css={{ paddingBlock: '$3' }}>
    {children}
  </Text>
);

/** Edits intro, emphasis and outro of the selection in an animated layout. */
export function AnimationPanel() {
  const selected = useSelected();
  const change = useChange(selected.ids);
  const { frames, layoutId, settings } = selected;
  if (settings.intent !== 'digitalAnimated')
    return <Hint>Only layouts with the intent “Digital, animated” play animations.</Hint>;
  if (frames.length === 0) return <Hint>Select a frame to animate it.</Hint>;
  const animation = getCommonValue(frames, ({ placement }) => placement.animation ?? null);
  const length = settings.timelineLengthMs;
  const set = (value: Animation | null) =>
    change('animation', [{ kind: 'setAnimation', layoutId, frameIds: [...selected.ids], value }]);
  return (
    <DensePanel>
      <Section title="Animation">
        <Overridden label="Animation" selected={selected} properties={['animation']}>
          <Switch
            label="Animated"
            description={animation === undefined ? 'The selected frames differ.' : undefined}
            checked={frames.some(({ placement }) => placement.animation)}
            onCheckedChange={(isOn) => set(isOn ? newAnimation(length) : null)}
          />
        </Overridden>
        {animation && (
          <SpanFields
            value={animation}
            limits={{ from: 0, to: length }}
            onChange={(span) => set({ ...animation, ...span })}
          />
        )}
      </Section>
      {animation &&
        PARTS.map(([part, title]) => (
          <Section
            key={part}
            title={title}
            action={
              <Switch
                label={title}
                hideLabel
                checked={animation[part] !== undefined}
                onCheckedChange={(isOn) => set(isOn ? addPart(animation, part) : removePart(animation, part))}
              />
            }
          >
            {animation[part] && <PartFields animation={animation} part={part} set={set} />}
          </Section>
        ))}
    </DensePanel>
  );
}

interface PartFieldsProps {
  animation: Animation;
  part: AnimationPart;
  set: (animation: Animation) => string | undefined;
}

function PartFields({ animation, part, set }: PartFieldsProps) {
  const { emphasis } = animation;
  if (part === 'emphasis')
    return (
      emphasis && (
        <EmphasisFields
          value={emphasis}
          limits={animation}
          onChange={(value) => set({ ...animation, emphasis: value })}
        />
      )
    );
  const transition = animation[part];
  return (
    transition && (
      <TransitionFields
        value={transition}
        limits={animation}
        onChange={(value) => set({ ...animation, [part]: value })}
      />
    )
  );
}
