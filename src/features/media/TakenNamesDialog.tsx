import { useState } from 'react';
import { RadioGroup } from '@/components/RadioGroup';
import { formatCount } from '@/domain/format';
import type { WhenTaken } from '@/domain/media';
import { FormDialog } from '@/product/FormDialog';

interface TakenNamesDialogProps {
  /** The files, at least one. */
  files: readonly File[];
  onSettle: (whenTaken: Choice) => void;
  /** Called when none of them is to be uploaded. */
  onClose: () => void;
}

type Choice = Exclude<WhenTaken, 'refuse'>;

/** Most names listed; the rest are counted. */
const TOLD = 4;

function listNames(files: readonly File[]): string {
  const names = files.slice(0, TOLD).map(({ name }) => name);
  const rest = files.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${formatCount(rest)} more` : names.join(', ');
}

/** Asks how to treat files whose names exist in the folder. */
export function TakenNamesDialog({ files, onSettle, onClose }: TakenNamesDialogProps) {
  const [choice, setChoice] = useState<Choice>('replace');
  const isOne = files.length === 1;
  return (
    <FormDialog
      title={
        isOne
          ? 'The folder already holds this name'
          : `The folder already holds ${formatCount(files.length)} of these names`
      }
      description={listNames(files)}
      onSubmit={() => onSettle(choice)}
      verb="Continue"
      onClose={onClose}
    >
      <RadioGroup
        label="What should happen?"
        value={choice}
        onValueChange={setChoice}
        options={[
          {
            value: 'replace',
            label: 'Replace',
            description: 'Ids stay, and the new content shows wherever the old one was used.',
          },
          {
            value: 'keepBoth',
            label: 'Keep both',
            description: `${isOne ? 'The new one gets' : 'New ones get'} a number after the name.`,
          },
          { value: 'skip', label: 'Skip', description: 'The existing file stays unchanged.' },
        ]}
      />
    </FormDialog>
  );
}
