import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

interface ReadyFileProps {
  fileName: string;
  /** Fetches the file and saves it. */
  save: () => Promise<void>;
}

/** Offers a file that was finished before the cancellation took effect. */
export function ReadyFile({ fileName, save }: ReadyFileProps) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error>();
  const start = async () => {
    setPending(true);
    setError(undefined);
    try {
      await save();
    } catch (reason) {
      setError(reason as Error);
      setPending(false);
    }
  };
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Button size="s" pending={isPending} onClick={() => void start()}>
          Download it
        </Button>
      }
    >
      <Stack gap="2">
        {`It was too late to cancel: ${fileName} is ready.`}
        {error && <Text size="small">{errorDetail(error)}</Text>}
      </Stack>
    </InlineMessage>
  );
}
