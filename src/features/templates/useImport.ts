import { useMutation } from '@tanstack/react-query';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { useUploads } from '@/product/Uploads';
import { importLog } from './importLog';

/** An archive and its import options. */
interface Import {
  readonly file: File;
  readonly name: string;
  readonly folderPath: string;
}

/** Imports archives in the background; the list of uploads shows their progress and results. */
export function useImport(environment: EnvironmentDetail): (asked: Import) => void {
  const uploads = useUploads();
  const { mutateAsync } = useMutation(templateMutations(useApi(), environment).import());
  return ({ file, name, folderPath }) =>
    uploads.add([
      {
        name: file.name,
        send: async ({ signal, onProgress, onLog }) =>
          onLog(importLog(await mutateAsync({ file, name, folderPath, signal, onProgress }))),
      },
    ]);
}
