import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { refusalOfFileName } from '@/domain/media';
import type { Id } from '@/engine/document';
import type { ChosenPicture } from './fieldValue';

/** A picture of the reader's computer on its way into a project. */
export interface OwnUpload {
  readonly variableId: Id;
  readonly file: File;
  /** How far it is: 0 to 1, `undefined` while the whole is not known. */
  readonly onProgress: (done: number | undefined) => void;
}

/** Takes a picture into the project. @returns the value that shows it @throws what the platform answered */
export type UploadOwn = (upload: OwnUpload) => Promise<ChosenPicture>;

interface Sending {
  readonly name: string;
  readonly done: number | undefined;
}

/** Uploads a picture for a field, with how far it is and why the last one was refused; the value stays until it has come. */
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
