import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import type { ColourType } from '@/domain/colour';
import { type ColourValue, isSpot, TYPE_NAMES } from './colourValue';

interface ChangeNoteProps {
  value: ColourValue;
  /** The kind it is shown as. */
  type: ColourType;
  /** The colour it follows. */
  follows: string | undefined;
  /** Makes it a colour of that kind; `undefined` when it is one, or when the conversion can't be had. */
  onConvert: (() => void) | undefined;
}

/** Says what a change in a tab of another kind takes from a colour, before it is made. */
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
