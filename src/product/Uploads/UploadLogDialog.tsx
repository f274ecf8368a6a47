import { Dialog } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { UploadLog } from './UploadTracker';

interface UploadLogDialogProps {
  /** Name of the file. */
  name: string;
  log: UploadLog;
  onClose: () => void;
}

/** Shows the log of an upload line by line. */
export function UploadLogDialog({ name, log, onClose }: UploadLogDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Log of ${name}`}
      description={log.summary}
    >
      <Stack gap="5">
        {log.parts.map(({ heading, lines }) => (
          <Stack key={heading} as="section" gap="2">
            <Heading level={3} size="body">
              {heading}
            </Heading>
            <Stack
              as="ul"
              gap="2"
              css={{ listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' }}
            >
              {lines.map((line) => (
                <Text as="li" key={line}>
                  {line}
                </Text>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
