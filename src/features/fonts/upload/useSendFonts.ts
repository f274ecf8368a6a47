import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorDetail, StoppedError } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontUpload } from '@/api/types';
import { refusalOfFontFile } from '@/domain/fonts';
import { useApi } from '@/product/FeatureContext';

/** A font of a connector, which the platform fetches. */
export interface OfferedFont {
  readonly connectorId: string;
  readonly fontId: string;
  /** Family and style, as named by its source. */
  readonly name: string;
}

/** An item for an upload: a file of the reader, or a font of a connector. */
export type Sendable = File | OfferedFont;

/** Whether it is a font that the platform fetches. */
export const isOffered = (font: Sendable): font is OfferedFont => 'fontId' in font;

/** A font being sent, or one that failed. */
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
    id: `font-file-${++count}`,
    font,
    state,
    progress: undefined,
    error,
    controller: new AbortController(),
  };
}

/**
 * Sends files and requests fonts of connectors, one after the other into one upload. Each has its progress; a refused
 * or cancelled one does not affect the others.
 * @param onArrived called with the latest upload after each font
 */
export function useSendFonts(
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
    /** Aborts a running one, or removes a failed one. */
    remove: (id: string) => {
      entries.find((each) => each.id === id)?.controller.abort(new StoppedError({ isCancelled: true }));
      drop(id);
    },
  };
}
