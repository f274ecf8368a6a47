import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorDetail, isGone } from '@/api/http';
import { outputMutations, outputQueries } from '@/api/output';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { forget, leftDownloadKey, readKept } from '@/product/browserKeeping';
import { useApi, useNotify } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';

/** A file that was still being made when its dialog closed. */
export interface LeftDownload {
  readonly taskId: string;
  readonly fileName: string;
}

/** Validates the data kept in the browser. */
function readLeft(kept: unknown): LeftDownload | undefined {
  if (typeof kept !== 'object' || kept === null || !('taskId' in kept) || !('fileName' in kept))
    return undefined;
  const { taskId, fileName } = kept;
  return typeof taskId === 'string' && typeof fileName === 'string' ? { taskId, fileName } : undefined;
}

interface LeftDownloadNoteProps {
  environment: EnvironmentDetail;
  projectId: string;
}

/** Shows the progress of a project's download whose dialog was left, and offers its file. */
export function LeftDownloadNote({ environment, projectId }: LeftDownloadNoteProps) {
  const [left, setLeft] = useState<LeftDownload>();
  useEffect(() => {
    let isOver = false;
    void readKept(leftDownloadKey(projectId)).then((kept) => !isOver && setLeft(readLeft(kept)));
    return () => {
      isOver = true;
    };
  }, [projectId]);
  const leave = () => {
    setLeft(undefined);
    void forget(leftDownloadKey(projectId));
  };
  return left && <FoundDownload environment={environment} left={left} onOver={leave} />;
}

interface FoundDownloadProps {
  environment: EnvironmentDetail;
  left: LeftDownload;
  /** Called when there is nothing left to show. */
  onOver: () => void;
}

function FoundDownload({ environment, left, onOver }: FoundDownloadProps) {
  const api = useApi();
  const tell = useNotify();
  const { taskId, fileName } = left;
  const made = useQuery(outputQueries(api, environment).isMade(taskId));
  const fetching = useMutation(outputMutations(api, environment).download());
  const failure = made.error ?? fetching.error;
  if (isGone(failure)) return null;
  const save = async () => {
    const blob = await fetching.mutateAsync({ id: taskId });
    // Several files arrive as an archive.
    const saved = blob.type === 'application/zip' ? fileName.replace(/\.\w+$/, '.zip') : fileName;
    saveFile({ blob, fileName: saved });
    onOver();
    tell(`${saved} was downloaded.`);
  };
  if (failure)
    return (
      <InlineMessage
        kind="NEGATIVE"
        action={
          <Button size="s" onClick={onOver}>
            Dismiss
          </Button>
        }
      >
        {fileName} was not made. {errorDetail(failure)}
      </InlineMessage>
    );
  if (made.data !== true)
    return <InlineMessage kind="INFORMATIVE">{fileName} is still being made.</InlineMessage>;
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Button size="s" pending={fetching.isPending} onClick={() => void save().catch(() => undefined)}>
          Save the file
        </Button>
      }
    >
      {fileName} was made meanwhile.
    </InlineMessage>
  );
}
