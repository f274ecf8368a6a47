import { RotateCcw } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { readAxes, type FontAxis } from '@/domain/fonts';
import type { Font } from '@/engine/document';
import type { FontBook } from '@/engine/text';
import { getRuns, styleRange } from '../../../page/text/model/looks';
import { NumberField } from '../../properties/fields/NumberField';
import { Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { cacheByFile } from './cacheByFile';
import type { TextChanges, TextTarget } from './target';

const Slider = styled('input', {
  width: '100%',
  margin: 0,
  accentColor: '$colors$action',
  borderRadius: '$pill',
  focusRing: 2,
  '@coarse': { minHeight: '$controlTouch' },
});

const axesIn = cacheByFile(readAxes);

const withoutAxes = ({ axes: _, ...font }: Font): Font => font;

interface AxisSectionProps {
  target: TextTarget;
  changes: TextChanges;
  /** The fonts of the page. @default none is loaded yet */
  fonts?: FontBook | undefined;
}

/** Sliders for the axes of a variable font; renders nothing for several fonts or a static one. */
export function AxisSection({ target, changes, fonts }: AxisSectionProps) {
  const { runs, parts, selected } = target;
  const font = getCommonValue(runs, ({ look }) => withoutAxes(look.font));
  const bytes = font && fonts?.find(font)?.bytes;
  if (!font || !bytes) return null;
  const { axes, location } = axesIn(bytes);
  const shown = axes.filter(({ isHidden }) => !isHidden);
  if (shown.length === 0) return null;
  const isOwn = runs.some(({ look }) => Object.keys(look.font.axes ?? {}).length > 0);

  const set = ({ tag, name }: FontAxis, value: number) => {
    const varied = (axesOfRun: Font['axes']): Font => ({ ...font, axes: { ...axesOfRun, [tag]: value } });
    const only = getCommonValue(runs, ({ look }) => look.font);
    if (only) return changes.look(name.toLowerCase(), { font: varied(only.axes) });
    // Each run keeps its own values of the other axes.
    return changes.all(
      name.toLowerCase(),
      parts.flatMap(({ frameId, paragraphs, range: whole }) =>
        getRuns(selected.document, paragraphs, whole).map(({ range, look }) =>
          styleRange(frameId, range, { font: varied(look.font.axes) }),
        ),
      ),
    );
  };
  return (
    <Section
      title="Axes of the font"
      action={
        isOwn && (
          <IconButton
            size="s"
            icon={RotateCcw}
            label={`Back to ${font.style}`}
            onClick={() => changes.look('axes of the font', { font })}
          />
        )
      }
    >
      <Stack gap="2">
        {shown.map((axis) => {
          const { tag, name, min, max } = axis;
          const value = getCommonValue(
            runs,
            ({ look }) => look.font.axes?.[tag] ?? location[tag] ?? axis.default,
          );
          return (
            <Stack gap="1" key={tag}>
              <NumberField
                label={name}
                min={min}
                max={max}
                value={value}
                onChange={(next) => set(axis, next)}
              />
              <Slider
                type="range"
                aria-label={`${name} slider`}
                min={min}
                max={max}
                step={max - min > 20 ? 1 : 'any'}
                value={value ?? axis.default}
                onChange={(event) => set(axis, event.target.valueAsNumber)}
              />
            </Stack>
          );
        })}
      </Stack>
    </Section>
  );
}
