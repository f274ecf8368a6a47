import { Inline } from '@/components/Inline';
import { parseChannel, parseHex, parsePercent } from '@/domain/colour';
import { ColourPart } from './ColourPart';
import type { ColourValue } from './colourValue';

const channels = [
  { key: 'r', name: 'Red', letter: 'R' },
  { key: 'g', name: 'Green', letter: 'G' },
  { key: 'b', name: 'Blue', letter: 'B' },
] as const;

const inks = [
  { key: 'c', name: 'Cyan', letter: 'C' },
  { key: 'm', name: 'Magenta', letter: 'M' },
  { key: 'y', name: 'Yellow', letter: 'Y' },
  { key: 'k', name: 'Black', letter: 'K' },
] as const;

/** Props of {@link ColourParts}. */
export interface ColourPartsProps {
  colour: ColourValue;
  disabled: boolean;
  id: string;
  describedBy: string | undefined;
  /** Errors by part. */
  problems: Readonly<Record<string, string>>;
  onProblem: (part: string, problem: string | undefined) => void;
  onColourChange: (colour: ColourValue) => void;
}

/** The values of a colour: its digits, three channels or four inks. */
export function ColourParts(props: ColourPartsProps) {
  const { colour, disabled, id, describedBy, problems, onProblem, onColourChange } = props;

  const common = (key: string, index: number, problem: string) => ({
    disabled,
    describedBy,
    invalid: problems[key] !== undefined,
    onReject: () => onProblem(key, problem),
    ...(index === 0 ? { id } : {}),
  });
  const accept = (key: string, next: ColourValue): void => {
    onProblem(key, undefined);
    onColourChange(next);
  };

  if (colour.type === 'hex' || colour.type === 'spotHex') {
    return (
      <ColourPart
        {...common('hex', 0, 'Type # and 3, 6 or 8 digits from 0 to 9 and a to f.')}
        name="Hex"
        value={colour.value}
        format={(value) => value}
        parse={parseHex}
        onCommit={(value) => accept('hex', { ...colour, value })}
      />
    );
  }
  if (colour.type === 'rgb' || colour.type === 'spotRgb') {
    return (
      <Inline gap="1" css={{ flex: 1 }}>
        {channels.map(({ key, name, letter }, index) => (
          <ColourPart
            key={key}
            name={name}
            letter={letter}
            {...common(key, index, `${name} is a whole number from 0 to 255.`)}
            value={colour.value[key]}
            format={String}
            parse={parseChannel}
            max={255}
            onCommit={(part) => accept(key, { ...colour, value: { ...colour.value, [key]: part } })}
          />
        ))}
      </Inline>
    );
  }
  return (
    <Inline gap="1" css={{ flex: 1 }}>
      {inks.map(({ key, name, letter }, index) => (
        <ColourPart
          key={key}
          name={name}
          letter={letter}
          {...common(key, index, `${name} is a percentage from 0 to 100.`)}
          value={colour.value[key]}
          format={(value) => `${value}%`}
          parse={parsePercent}
          max={100}
          onCommit={(part) => accept(key, { ...colour, value: { ...colour.value, [key]: part } })}
        />
      ))}
    </Inline>
  );
}
