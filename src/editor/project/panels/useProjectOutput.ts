import { useMutation } from '@tanstack/react-query';
import { StoppedError } from '@/api/http';
import { outputMutations } from '@/api/output';
import type { EnvironmentDetail, Project } from '@/api/types';
import { outputFileName, type OutputRecord } from '@/domain/output';
import { forget, keep, leftDownloadKey } from '@/product/browserKeeping';
import type { FileChoice } from '@/product/DownloadDialog';
import { useApi } from '@/product/FeatureContext';
import type { ProjectSession } from '../core/ProjectSession';

/** Whether a download continues after its dialog closed, rather than being cancelled. */
const isLeft = ({ reason }: AbortSignal): boolean => reason instanceof StoppedError && !reason.isCancelled;

interface ProjectOutputInput {
  environment: EnvironmentDetail;
  project: Project;
  session: ProjectSession;
}

/** Makes files of a project; remembers the running one, so that it can be found after its dialog was left. */
export function useProjectOutput({ environment, project, session }: ProjectOutputInput) {
  const { mutateAsync, ...output } = useMutation(outputMutations(useApi(), environment).make());
  const key = leftDownloadKey(project.id);
  const makeOf =
    (records: readonly OutputRecord[] | undefined) =>
    async ({ way, layoutId, allRecords, signal }: FileChoice): Promise<Blob> => {
      // The platform makes the file from the saved state.
      if (!(await session.save())) throw session.view().failure;
      const fileName = `${outputFileName(project.name)}.${way.format}`;
      try {
        const file = await mutateAsync({
          format: way.format,
          outputSettingsId: way.value,
          layoutId,
          allRecords,
          signal,
          onStarted: (taskId) => void keep(key, { taskId, fileName }),
          projectId: project.id,
          ...(records && { variables: [...records] }),
        });
        void forget(key);
        return file;
      } catch (error) {
        if (!isLeft(signal)) void forget(key);
        throw error;
      }
    };
  return (records: readonly OutputRecord[] | undefined) => ({ ...output, mutateAsync: makeOf(records) });
}
