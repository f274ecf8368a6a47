import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '@/components/IconButton';

interface UndoButtonsProps {
  /** What undo takes back, in words; none where there is nothing. */
  undoes: string | undefined;
  /** What redo does again. */
  redoes: string | undefined;
  onUndo: () => void;
  onRedo: () => void;
}

/** The way back and forth, each saying what it does. */
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
