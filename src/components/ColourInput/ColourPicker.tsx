import { Pipette } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { type CSS, styled } from '@/components/theme';
import { hexToRgb, type Rgb, rgbToHex } from '@/domain/colour';
import { type Hsv, hsvToRgb, rgbToHsv } from './hsv';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '$1',
  fontSize: '$small',
  lineHeight: '$small',
});

const Amount = styled('span', { color: '$textMuted', fontVariantNumeric: 'tabular-nums' });

const THUMB: CSS = {
  appearance: 'none',
  boxSize: '1.25rem',
  border: '3px solid $colors$surfaceRaised',
  borderRadius: '$pill',
  backgroundColor: '$text',
  boxShadow: '$raised',
  cursor: 'grab',
};

const Track = styled('input', {
  appearance: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  height: '1rem',
  margin: 0,
  border: '1px solid $colors$borderStrong',
  borderRadius: '$pill',
  focusRing: 2,
  '&::-webkit-slider-thumb': THUMB,
  '&::-moz-range-thumb': THUMB,
  '@forcedColours': { appearance: 'auto' },
});

const axes = [
  { key: 'h', name: 'Hue', max: 359, unit: '°' },
  { key: 's', name: 'Saturation', max: 100, unit: '%' },
  { key: 'v', name: 'Brightness', max: 100, unit: '%' },
] as const;

/* Missing in the DOM types; only Chromium supports it. */
declare global {
  interface Window {
    EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
  }
}

/** Props of {@link ColourPicker}. */
export interface ColourPickerProps {
  /** The initial colour. While open, the picker keeps its own state, because greys have no hue. */
  rgb: Rgb;
  /** Called with each colour while a slider moves. */
  onPick: (rgb: Rgb) => void;
}

/** Sliders for hue, saturation and brightness, and an eyedropper if the browser has one. */
export function ColourPicker({ rgb, onPick }: ColourPickerProps) {
  const id = useId();
  const [hsv, setHsv] = useState(() => rgbToHsv(rgb));
  const EyeDropper = window.EyeDropper;

  const move = (next: Hsv): void => {
    setHsv(next);
    onPick(hsvToRgb(next));
  };

  const takeFromScreen = async (): Promise<void> => {
    if (!EyeDropper) return;
    /* Escape rejects the promise, which is no error. */
    const taken = await new EyeDropper().open().catch(() => undefined);
    const picked = taken && hexToRgb(taken.sRGBHex);
    if (!picked) return;
    setHsv(rgbToHsv(picked));
    onPick(picked);
  };

  return (
    <Stack gap="4">
      {axes.map(({ key, name, max, unit }) => (
        <Row key={key}>
          <label htmlFor={`${id}-${key}`}>{name}</label>
          <Amount aria-hidden>
            {Math.round(hsv[key])}
            {unit}
          </Amount>
          <Track
            id={`${id}-${key}`}
            type="range"
            min={0}
            max={max}
            value={Math.round(hsv[key])}
            aria-valuetext={`${Math.round(hsv[key])}${unit}`}
            style={{ background: createTrackGradient(key, hsv) }}
            onChange={(event) => move({ ...hsv, [key]: event.target.valueAsNumber })}
          />
        </Row>
      ))}
      {EyeDropper && (
        <Button startIcon={Pipette} onClick={() => void takeFromScreen()}>
          Take from the screen
        </Button>
      )}
    </Stack>
  );
}

/** Returns the gradient of colours along a slider. */
function createTrackGradient(key: keyof Hsv, hsv: Hsv): string {
  const stops = key === 'h' ? [0, 60, 120, 180, 240, 300, 359] : [0, 100];
  const at = (stop: number): Hsv => (key === 'h' ? { h: stop, s: 100, v: 100 } : { ...hsv, [key]: stop });
  return `linear-gradient(to right, ${stops.map((stop) => rgbToHex(hsvToRgb(at(stop)))).join(', ')})`;
}
