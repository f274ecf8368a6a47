import { CircleAlert, CircleCheck, RotateCw, ScrollText, X } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { ProgressBar } from '@/components/ProgressBar';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const List = styled('ul', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
});

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: '$row',
  padding: '$2 $2 $2 $3',
  '&:not(:last-child)': { borderBlockEnd: '1px solid $colors$border' },
  variants: {
    state: {
      running: { '& > svg': { color: '$neutral' } },
      success: { '& > svg': { color: '$positive' } },
      error: { '& > svg': { color: '$negative' } },
    },
  },
});

const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });

/** A file being uploaded or done. */
export interface UploadListItem {
  /** Unique key. */
  id: string;
  /** Name of the file. */
  name: string;
  /** State of the upload. */
  state: 'running' | 'success' | 'error';
  /** The part sent, from 0 to 1; `undefined` if unknown. */
  progress?: number;
  /** Why it failed. */
  error?: string;
  /**
   * Whether a retry can help.
   * @default true
   */
  isRetryable?: boolean;
  /** The result, if there is more to report than success. */
  note?: string;
}

/** Props of {@link UploadList}. */
export interface UploadListProps {
  /** Accessible name of the list. */
  label: string;
  /** The files, in the order they were added. */
  items: readonly UploadListItem[];
  /** Cancels a running upload. */
  onCancel: (id: string) => void;
  /** Retries a failed upload. */
  onRetry: (id: string) => void;
  /** Removes a finished or failed upload from the list. */
  onRemove: (id: string) => void;
  /** Opens the details of a file with a note. */
  onOpen?: (id: string) => void;
}

/** Lists uploads with their progress, result and actions. */
export function UploadList({ label, items, onCancel, onRetry, onRemove, onOpen }: UploadListProps) {
  return (
    <List aria-label={label} data-testid="gsc-upload-list">
      {items.map(({ id, name, state, progress, error, isRetryable = true, note }) => (
        <Row key={id} state={state} data-state={state}>
          {state === 'success' && <Icon glyph={CircleCheck} label="Done" />}
          {state === 'error' && <Icon glyph={CircleAlert} label="Failed" />}
          {state === 'running' && <Icon glyph={RotateCw} label="Uploading" />}
          <Words>
            <MiddleTruncate text={name} />
            {state === 'running' && <ProgressBar label={`Uploading ${name}`} value={progress} />}
            {state === 'success' && note !== undefined && (
              <Text size="caption" tone="muted">
                {note}
              </Text>
            )}
            {state === 'error' && (
              <Text size="caption" tone="negative" role="alert">
                {error ?? 'The file could not be sent.'}
              </Text>
            )}
          </Words>
          <div>
            {state === 'error' && isRetryable && (
              <IconButton icon={RotateCw} label={`Retry ${name}`} size="s" onClick={() => onRetry(id)} />
            )}
            {state === 'success' && note !== undefined && onOpen && (
              <IconButton icon={ScrollText} label={`Log of ${name}`} size="s" onClick={() => onOpen(id)} />
            )}
            <IconButton
              icon={X}
              label={state === 'running' ? `Cancel ${name}` : `Remove ${name}`}
              size="s"
              onClick={() => (state === 'running' ? onCancel(id) : onRemove(id))}
            />
          </div>
        </Row>
      ))}
    </List>
  );
}
