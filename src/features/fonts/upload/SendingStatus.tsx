import { Text } from '@/components/Text';
import { uploadStatus } from '@/domain/uploads';
import { isOffered, type SentFont } from './useSendFonts';

interface SendingStatusProps {
  entries: readonly SentFont[];
  /** Number of files that have arrived. */
  arrived: number;
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

/** Reports the progress of an upload, also to screen readers. */
export function SendingStatus({ entries, arrived }: SendingStatusProps) {
  const running = entries.filter(({ state }) => state === 'running').length;
  const failed = entries.length - running;
  const status = uploadStatus([
    ...entries.map(({ state }) => (state === 'error' ? ('failed' as const) : state)),
    ...Array.from({ length: arrived }, () => 'succeeded' as const),
  ]);
  const isFetching = entries.length > 0 && entries.every(({ font }) => isOffered(font));
  const words = {
    idle: running > 0 ? `${isFetching ? 'Fetching' : 'Sending'} ${files(running)}…` : 'Choose or drop files.',
    error: `${files(failed)} could not be ${isFetching ? 'fetched' : 'sent'}.`,
    success: `${files(arrived)} read. Check what ${arrived === 1 ? 'it is' : 'they are'} called.`,
  };
  return (
    <Text as="div" role="status" size="small" tone={status === 'error' ? 'negative' : 'muted'}>
      {words[status]}
    </Text>
  );
}
