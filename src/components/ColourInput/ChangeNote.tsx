import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import type { ColourType } from '@/domain/colour';
import { type ColourValue, isSpot, TYPE_NAMES } from './colourValue';

interface ChangeNoteProps {
  value: ColourValue;
  /** The displayed type. */
  type: ColourType;
  /** Name of the colour it follows. */
  follows: string | undefined;
  /** Converts the colour to that type; `undefined` if it has it already or can't be converted. */
  onConvert: (() => void) | undefined;
}

/** Explains what a colour loses by a change in the tab of another type, before it happens. */
export function ChangeNote({ value, type, follows, onConvert }: ChangeNoteProps) {
  const isOther = value.type !== type;
  const lost = [
    ...(follows === undefined ? [] : [`the link to ${follows}`]),
    ...('name' in value && !isSpot(type) ? [`the ink ${value.name}`] : []),
  ];
  if (!isOther && lost.length === 0) return null;
  const words = [
    ...(isOther ? [`Still ${TYPE_NAMES[value.type]}, shown as ${TYPE_NAMES[type]}.`] : []),
    ...(lost.length > 0 ? [`A change here drops ${lost.join(' and ')}.`] : []),
  ];
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        onConvert && (
          <Button size="s" onClick={onConvert}>
            Convert to {TYPE_NAMES[type]}
          </Button>
        )
      }
    >
      {words.join(' ')}
    </InlineMessage>
  );
}
