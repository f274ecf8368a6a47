import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorDetail } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontUpload } from '@/api/types';
import { refusalOfFontFile } from '@/domain/font';
import { useApi } from '@/product/FeatureContext';

/** A file on its way, or one that did not arrive. */
export interface SentFont {
  readonly id: string;
  readonly file: File;
  readonly state: 'running' | 'error';
  /** 0 to 1; `undefined` while unknown. */
  readonly progress: number | undefined;
  readonly error: string | undefined;
  readonly controller: AbortController;
}

let count = 0;

function newEntry(file: File): SentFont {
  const error = refusalOfFontFile(file);
  const state = error === undefined ? 'running' : 'error';
  return {
    ...{ id: `font-file-${++count}`, file, state, progress: undefined, error },
    controller: new AbortController(),
  };
}

/**
 * Sends files one after the other into one upload: each has its progress, and one that is refused or cancelled leaves the
 * others as they are.
 * @param onArrived called with the upload as it is since a file is in it, as the last
 */
export function useSending(
  environment: EnvironmentDetail,
  onArrived: (upload: FontUpload, file: File) => void,
) {
  const { mutateAsync: send } = useMutation(fontMutations(useApi(), environment).upload());
  const [entries, setEntries] = useState<readonly SentFont[]>([]);
  const batchId = useRef<string>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef<AbortController>(undefined);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      underWay.current?.abort();
    };
  }, []);

  const change = (id: string, part: Partial<SentFont>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const drop = (id: string) => setEntries((all) => all.filter((entry) => entry.id !== id));

  const sendOne = async ({ id, file, controller }: SentFont) => {
    const { signal } = controller;
    if (signal.aborted || isOver.current) return;
    underWay.current = controller;
    try {
      const upload = await send({
        ...{ files: [file], batchId: batchId.current, signal },
        onProgress: (progress) => change(id, { progress }),
      });
      batchId.current = upload.batchId;
      drop(id);
      onArrived(upload, file);
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'error', error: errorDetail(error) });
    }
  };
  const queue = (entry: SentFont) => {
    if (entry.state === 'running') line.current = line.current.then(() => sendOne(entry));
  };
  return {
    entries,
    add: (files: readonly File[]) => {
      const added = files.map(newEntry);
      setEntries((all) => [...all, ...added]);
      added.forEach(queue);
    },
    retry: (id: string) => {
      const entry = entries.find((each) => each.id === id);
      if (!entry) return;
      const again = { ...newEntry(entry.file), id };
      change(id, again);
      queue(again);
    },
    /** Ends one that is under way, or forgets one that failed. */
    remove: (id: string) => {
      entries.find((each) => each.id === id)?.controller.abort();
      drop(id);
    },
  };
}
