import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorDetail, StoppedError } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontUpload } from '@/api/types';
import { refusalOfFontFile } from '@/domain/font';
import { useApi } from '@/product/FeatureContext';

/** A font of a connector, which the platform fetches. */
export interface OfferedFont {
  readonly connectorId: string;
  readonly fontId: string;
  /** Its family and its style, as its source calls them. */
  readonly name: string;
}

/** What gets into an upload: a file of the reader, or a font of a connector. */
export type Sendable = File | OfferedFont;

/** Whether it is a font the platform fetches. */
export const isOffered = (font: Sendable): font is OfferedFont => 'fontId' in font;

/** A font on its way, or one that did not arrive. */
export interface SentFont {
  readonly id: string;
  readonly font: Sendable;
  readonly state: 'running' | 'error';
  /** 0 to 1; `undefined` while unknown. */
  readonly progress: number | undefined;
  readonly error: string | undefined;
  readonly controller: AbortController;
}

let count = 0;

function newEntry(font: Sendable): SentFont {
  const error = isOffered(font) ? undefined : refusalOfFontFile(font);
  const state = error === undefined ? 'running' : 'error';
  return {
    ...{ id: `font-file-${++count}`, font, state, progress: undefined, error },
    controller: new AbortController(),
  };
}

/**
 * Sends files, and has fonts of connectors fetched, one after the other into one upload: each has its progress, and one
 * that is refused or cancelled leaves the others as they are.
 * @param onArrived called with the upload as it is since a font is in it, as the last
 */
export function useSending(
  environment: EnvironmentDetail,
  onArrived: (upload: FontUpload, font: Sendable) => void,
) {
  const mutations = fontMutations(useApi(), environment);
  const { mutateAsync: send } = useMutation(mutations.upload());
  const { mutateAsync: take } = useMutation(mutations.take());
  const [entries, setEntries] = useState<readonly SentFont[]>([]);
  const batchId = useRef<string>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef<AbortController>(undefined);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      underWay.current?.abort(new StoppedError());
    };
  }, []);

  const change = (id: string, part: Partial<SentFont>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  const drop = (id: string) => setEntries((all) => all.filter((entry) => entry.id !== id));

  const sendOne = async ({ id, font, controller }: SentFont) => {
    const { signal } = controller;
    if (signal.aborted || isOver.current) return;
    underWay.current = controller;
    try {
      const into = { batchId: batchId.current, signal };
      const upload = isOffered(font)
        ? await take({ connectorId: font.connectorId, fontId: font.fontId, ...into })
        : await send({ files: [font], ...into, onProgress: (progress) => change(id, { progress }) });
      batchId.current = upload.batchId;
      drop(id);
      onArrived(upload, font);
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'error', error: errorDetail(error) });
    }
  };
  const queue = (entry: SentFont) => {
    if (entry.state === 'running') line.current = line.current.then(() => sendOne(entry));
  };
  return {
    entries,
    add: (fonts: readonly Sendable[]) => {
      const added = fonts.map(newEntry);
      setEntries((all) => [...all, ...added]);
      added.forEach(queue);
    },
    retry: (id: string) => {
      const entry = entries.find((each) => each.id === id);
      if (!entry) return;
      const again = { ...newEntry(entry.font), id };
      change(id, again);
      queue(again);
    },
    /** Ends one that is under way, or forgets one that failed. */
    remove: (id: string) => {
      entries.find((each) => each.id === id)?.controller.abort(new StoppedError({ isCancelled: true }));
      drop(id);
    },
  };
}
