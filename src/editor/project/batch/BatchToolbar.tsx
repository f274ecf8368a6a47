import { FileUp, Trash2, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { TABLE_FILES } from '@/product/tableFile';

interface BatchToolbarProps {
  rowCount: number;
  /** Number of rows with errors. */
  faultCount: number;
  chosenCount: number;
  /** Number of rows that the button removes. */
  removedCount: number;
  onFile: (file: File) => void;
  onRemove: () => void;
  onNextFault: () => void;
}

/** The actions on the rows of a batch table, and their numbers. */
export function BatchToolbar(props: BatchToolbarProps) {
  const { rowCount, faultCount, chosenCount, removedCount } = props;
  return (
    <Inline gap="2" wrap css={{ rowGap: '$2' }}>
      <FileButton
        size="s"
        startIcon={FileUp}
        accept={TABLE_FILES}
        onFiles={([file]) => file && props.onFile(file)}
      >
        Add from file…
      </FileButton>
      <Button
        size="s"
        startIcon={Trash2}
        disabledReason={removedCount === 0 ? 'There is no row here yet.' : undefined}
        onClick={props.onRemove}
      >
        {removedCount > 1 ? `Remove ${countOf(removedCount, 'row')}` : 'Remove row'}
      </Button>
      {faultCount > 0 && (
        <Button size="s" startIcon={TriangleAlert} onClick={props.onNextFault}>
          Next error
        </Button>
      )}
      <Text
        size="small"
        tone={faultCount > 0 ? 'negative' : 'muted'}
        role="status"
        css={{ marginInlineStart: 'auto' }}
      >
        {countOf(rowCount, 'row')}
        {faultCount > 0 && `, ${faultCount.toLocaleString()} with errors`}
        {chosenCount > 0 && `, ${chosenCount.toLocaleString()} chosen`}
      </Text>
    </Inline>
  );
}
