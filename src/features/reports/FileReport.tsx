import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { StoppedError } from '@/api/http';
import { reportMutations } from '@/api/reports';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi } from '@/product/FeatureContext';
import type { ReportRequest } from './reportKinds';
import { saveFile } from '@/product/saveFile';

interface FileReportProps {
  subscriptionId: string;
  request: ReportRequest;
  /** Shows missing fields and returns whether the form is complete; called before every download. */
  onCheck: () => boolean;
}

type Outcome = { kind: 'saved'; fileName: string } | { kind: 'empty' } | { kind: 'cancelled' };

/** A report as a file: requested, with progress, cancelled or saved. */
export function FileReport({ subscriptionId, request, onCheck }: FileReportProps) {
  const api = useApi();
  const { kind, environmentId, startDate, endDate, format } = request;
  const ofSubscription = useMutation(reportMutations(api).downloadSubscriptionUsages());
  const ofEnvironment = useMutation(reportMutations(api).downloadEnvironmentUsages());
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(new StoppedError()), []);
  const { isPending, error } = kind === 'subscription' ? ofSubscription : ofEnvironment;

  const fetchFile = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setOutcome(undefined);
    setProgress(undefined);
    const options = { startDate, endDate, format, signal, onProgress: setProgress };
    try {
      const file =
        kind === 'subscription'
          ? await ofSubscription.mutateAsync({ ...options, subscriptionId })
          : await ofEnvironment.mutateAsync({ ...options, environmentId });
      if (file.rowCount === 0) return setOutcome({ kind: 'empty' });
      saveFile(file);
      setOutcome({ kind: 'saved', fileName: file.fileName });
    } catch {
      // The mutation stores the error; a cancellation is none.
      if (signal.aborted) setOutcome({ kind: 'cancelled' });
    }
  };

  return (
    <Stack gap="3">
      <Inline gap="3">
        <Button
          intent="primary"
          startIcon={Download}
          pending={isPending}
          onClick={() => {
            if (onCheck()) void fetchFile();
          }}
        >
          Download
        </Button>
        {isPending && (
          <Button onClick={() => controller.current?.abort(new StoppedError({ isCancelled: true }))}>
            Cancel
          </Button>
        )}
      </Inline>
      {isPending && <ProgressBar label="Download of the report" value={progress} />}
      {error && outcome?.kind !== 'cancelled' && !isPending && (
        <ErrorMessage error={error}>The report could not be made.</ErrorMessage>
      )}
      {outcome?.kind === 'saved' && (
        <InlineMessage kind="POSITIVE">{outcome.fileName} was downloaded.</InlineMessage>
      )}
      {outcome?.kind === 'empty' && (
        <InlineMessage kind="INFORMATIVE">
          Nothing was rendered on these days, so there is no file.
        </InlineMessage>
      )}
      {outcome?.kind === 'cancelled' && <Text tone="muted">The download was cancelled.</Text>}
    </Stack>
  );
}
