import { Checkbox } from '@/components/Checkbox';
import type { CopyFitting } from '@/engine/document';
import { NumberField } from '../../properties/fields/NumberField';
import { Overridden } from '../../properties/fields/Overridden';
import { Pair } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import type { TextChanges, TextTarget } from './target';

/** Default of frames without their own settings. */
const FIT: CopyFitting = { enabled: false, min: 10, max: 1_000 };

interface CopyFittingFieldsProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Edits whether the size of text adapts to its frame, and within which limits. */
export function CopyFittingFields({ target, changes }: CopyFittingFieldsProps) {
  const { frames, selected } = target;
  const fit = <Key extends keyof CopyFitting>(key: Key) =>
    getCommonValue(frames, ({ placement }) => (placement.copyFitting ?? FIT)[key]);
  const setFit = (value: Partial<CopyFitting>) =>
    changes.all(
      'copy fitting',
      frames.map(({ id, placement }) => ({
        kind: 'setCopyFitting',
        layoutId: selected.layoutId,
        frameIds: [id],
        value: { ...(placement.copyFitting ?? FIT), ...value },
      })),
    );
  const isFitting = frames.some(({ placement }) => placement.copyFitting?.enabled);
  return (
    <>
      <Overridden label="Copy fitting" selected={selected} properties={['copyFitting']}>
        <Checkbox
          label="Fit the text to the frame"
          checked={isFitting}
          indeterminate={fit('enabled') === undefined}
          onCheckedChange={(enabled) => setFit({ enabled })}
        />
      </Overridden>
      {isFitting && (
        <Pair>
          <NumberField
            label="Least size"
            unit="%"
            min={1}
            max={10_000}
            value={fit('min')}
            onChange={(min) => setFit({ min })}
          />
          <NumberField
            label="Greatest size"
            unit="%"
            min={1}
            max={10_000}
            value={fit('max')}
            onChange={(max) => setFit({ max })}
          />
        </Pair>
      )}
    </>
  );
}
