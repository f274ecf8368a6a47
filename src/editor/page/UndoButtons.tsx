import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '@/components/IconButton';

interface UndoButtonsProps {
  /** Name of the step that undo reverts; none if there is none. */
  undoes: string | undefined;
  /** Name of the step that redo repeats; none if there is none. */
  redoes: string | undefined;
  onUndo: () => void;
  onRedo: () => void;
}

/** Buttons for undo and redo, labelled with their steps. */
export function UndoButtons({ undoes, redoes, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undoes === undefined ? 'Undo' : `Undo ${undoes}`}
        disabledReason={undoes === undefined ? 'There is nothing to undo.' : undefined}
        onClick={onUndo}
      />
      <IconButton
        icon={Redo2}
        label={redoes === undefined ? 'Redo' : `Redo ${redoes}`}
        disabledReason={redoes === undefined ? 'There is nothing to redo.' : undefined}
        onClick={onRedo}
      />
    </>
  );
}
