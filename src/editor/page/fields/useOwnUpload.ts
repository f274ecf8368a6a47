import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { refusalOfFileName } from '@/domain/media';
import type { Id } from '@/engine/document';
import type { ChosenPicture } from './fieldValue';

/** An upload of a user's picture into a project. */
export interface OwnUpload {
  readonly variableId: Id;
  readonly file: File;
  /** Called with the part sent, from 0 to 1; `undefined` if unknown. */
  readonly onProgress: (done: number | undefined) => void;
}

/** Uploads a picture into the project. @returns the value for it @throws the platform's error */
export type UploadOwn = (upload: OwnUpload) => Promise<ChosenPicture>;

interface Sending {
  readonly name: string;
  readonly done: number | undefined;
}

/** Uploads a picture for a field, with its progress and the last error. The value changes only after the upload. */
export function useOwnUpload(
  variableId: Id,
  upload: UploadOwn | undefined,
  onUploaded: (picture: ChosenPicture) => void,
) {
  const [sending, setSending] = useState<Sending>();
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File): Promise<string | undefined> => {
    const refused = refusalOfFileName(file.name);
    if (refused || !upload) return refused?.detail;
    const onProgress = (done: number | undefined) => setSending({ name: file.name, done });
    onProgress(undefined);
    onUploaded(await upload({ variableId, file, onProgress }));
    return undefined;
  };
  const take = async (file: File): Promise<void> => {
    if (sending) return;
    setRefusal(undefined);
    setRefusal(await send(file).catch(errorDetail));
    setSending(undefined);
  };
  return { sending, refusal, take };
}
