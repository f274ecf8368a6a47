import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaMutations, mediaQueries } from '@/api/media';
import type { EnvironmentDetail } from '@/api/types';
import { refusalOfFileName, type WhenTaken } from '@/domain/media';
import { useApi } from '@/product/FeatureContext';
import { useUploads } from '@/product/Uploads';

/** Uploads files into a folder: shows errors beside the names, and asks about existing names. */
export function useMediaUpload(environment: EnvironmentDetail, folder: string) {
  const api = useApi();
  const client = useQueryClient();
  const uploads = useUploads();
  const { mutateAsync } = useMutation(mediaMutations(api, environment).upload());
  const [taken, setTaken] = useState<readonly File[]>([]);

  const send = (files: readonly File[], whenTaken: WhenTaken) =>
    uploads.add(
      files.map((file) => ({
        name: file.name,
        send: async ({ onLog, ...sending }) => {
          const { previewFault } = await mutateAsync({ file, folderPath: folder, whenTaken, ...sending });
          if (previewFault !== null)
            onLog({
              summary: 'Uploaded, without a preview',
              parts: [{ heading: 'Preview', lines: [previewFault] }],
            });
        },
      })),
    );
  // If the check fails, the platform refuses existing names.
  const isTaken = (file: File) =>
    client.fetchQuery(mediaQueries(api, environment).holds(folder, file.name)).catch(() => false);
  const upload = async (files: readonly File[]) => {
    const sendable = files.filter((file) => {
      const refusal = refusalOfFileName(file.name);
      if (refusal) uploads.refuse(file.name, refusal.detail);
      return !refusal;
    });
    const held = await Promise.all(sendable.map(isTaken));
    send(
      sendable.filter((_, index) => !held[index]),
      'refuse',
    );
    setTaken(sendable.filter((_, index) => held[index]));
  };
  return {
    upload,
    /** Files whose names exist in the folder, until the user decides about them. */
    taken,
    /** Applies the user's decision about them. */
    settleTaken: (whenTaken: WhenTaken) => {
      if (whenTaken !== 'skip') send(taken, whenTaken);
      setTaken([]);
    },
  };
}
