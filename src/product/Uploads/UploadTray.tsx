import { X } from 'lucide-react';
import { useState } from 'react';
import { Box } from '@/components/Box';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';
import { UploadList, type UploadListItem } from '@/components/UploadList';
import { formatCount } from '@/domain/format';
import { uploadStatus } from '@/domain/uploads';
import { dialogOnDemand } from '../dialogOnDemand';
import type { TrackedUpload, UploadTracker } from './UploadTracker';

const UploadLogDialog = dialogOnDemand(async () => (await import('./UploadLogDialog')).UploadLogDialog);

const TRAY = {
  position: 'fixed',
  insetBlockEnd: '$space$4',
  insetInlineEnd: '$space$4',
  zIndex: '$drawer',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(24rem, calc(100vw - $space$7))',
  maxHeight: 'min(24rem, 45dvh)',
  border: '1px solid $colors$border',
  borderRadius: '$overlay',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$overlay',
  '& ul': { overflowY: 'auto', borderWidth: '1px 0 0', borderRadius: 0 },
} as const;

const STATES = { running: 'running', failed: 'error', succeeded: 'success' } as const;

const toItem = ({ id, name, state, progress, error, isRetryable, log }: TrackedUpload): UploadListItem => ({
  id,
  name,
  state: STATES[state],
  isRetryable,
  ...(progress !== undefined && { progress }),
  ...(error !== undefined && { error }),
  ...(log && { note: log.summary }),
});

const files = (count: number) => `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`;

/** Summarises the state of all uploads. */
function summariseUploads(uploads: readonly TrackedUpload[]): string {
  const count = (state: TrackedUpload['state']) => uploads.filter((upload) => upload.state === state).length;
  const done = count('succeeded');
  if (count('running') > 0) return `Uploading, ${formatCount(done)} of ${files(uploads.length)} done`;
  const isGood = uploadStatus(uploads.map(({ state }) => state)) === 'success';
  return isGood ? `${files(done)} uploaded` : `${files(count('failed'))} could not be uploaded`;
}

interface UploadTrayProps {
  tracker: UploadTracker;
  uploads: readonly TrackedUpload[];
}

/** Shows the uploads in a corner of the window, on every page. */
export function UploadTray({ tracker, uploads }: UploadTrayProps) {
  const isRunning = uploads.some(({ state }) => state === 'running');
  const [opened, setOpened] = useState<string>();
  const shown = uploads.find(({ id }) => id === opened);
  return (
    <Box as="section" aria-label="Uploads" data-testid="gpf-upload-tray" css={TRAY}>
      <Inline gap="2" justify="between" css={{ padding: '$2 $2 $2 $3' }}>
        <Text weight="medium" role="status">
          {summariseUploads(uploads)}
        </Text>
        <IconButton
          icon={X}
          size="s"
          label="Clear the list"
          disabledReason={isRunning ? 'Files are still being uploaded.' : undefined}
          onClick={tracker.clear}
        />
      </Inline>
      <UploadList
        label="Uploads"
        items={uploads.map(toItem)}
        onCancel={tracker.cancel}
        onRetry={tracker.retry}
        onRemove={tracker.remove}
        onOpen={setOpened}
      />
      {shown?.log && (
        <UploadLogDialog name={shown.name} log={shown.log} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  );
}
