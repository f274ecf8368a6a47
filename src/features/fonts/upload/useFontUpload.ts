import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail, ResponseError } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontUpload } from '@/api/types';
import { isFontCollection } from '@/domain/font';
import { useApi } from '@/product/FeatureContext';
import { isOffered, useSending } from './useSending';

/** What a file is to be called. */
export interface FontNames {
  readonly familyName: string;
  readonly styleName: string;
}

/** A file the platform has read. */
export interface FontRow extends FontNames {
  readonly id: string;
  readonly fileName: string;
  readonly errors: FontUpload['data']['preloadedData'][number]['errors'];
  /** The upload it is in. */
  readonly batchId: string;
  /** Bytes; `undefined` where the platform does not say. */
  readonly fileSize: number | undefined;
  /** As it was sent, to be shown; the platform has one that it fetched itself. */
  readonly file: File | undefined;
  /** Whether the platform knows it by another name yet. */
  readonly isChanged: boolean;
}

const CONFLICT = 409;

/** One upload of fonts from its files to the library. What was typed stays until it is confirmed, whatever fails. */
export function useFontUpload(environment: EnvironmentDetail) {
  const mutations = fontMutations(useApi(), environment);
  const correcting = useMutation(mutations.correct());
  const taking = useMutation(mutations.takeOut());
  const confirming = useMutation(mutations.confirm());
  const [upload, setUpload] = useState<FontUpload>();
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, FontNames>>(new Map());
  const [problem, setProblem] = useState<string>();
  const sending = useSending(environment, (next, font) => {
    const id = next.data.preloadedData.at(-1)?.id ?? '';
    // Browsers show the first font of a collection only, so its rows fetch theirs.
    if (!isOffered(font) && !isFontCollection(font.name)) setFiles((all) => new Map(all).set(id, font));
    setUpload(next);
  });
  const batchId = upload?.batchId ?? '';

  const rows = (upload?.data.preloadedData ?? []).map(
    ({ id, name, familyName, fileName, fileSize, errors }): FontRow => {
      const names = typed.get(id) ?? { familyName, styleName: name };
      const isChanged = names.familyName.trim() !== familyName || names.styleName !== name;
      return { id, batchId, fileName, fileSize, errors, ...names, file: files.get(id), isChanged };
    },
  );

  /** Does something to the upload and shows what it is since; `undefined` when it failed, which is said. */
  async function apply<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    setProblem(undefined);
    try {
      return await act();
    } catch (error) {
      setProblem(errorDetail(error));
      return undefined;
    }
  }
  async function correct(changed: readonly (FontNames & { readonly id: string })[]) {
    const corrections = changed.map(({ id, familyName, styleName }) => ({
      fontStyleId: id,
      ...{ familyName, styleName },
    }));
    const next = await correcting.mutateAsync({ batchId, corrections });
    setUpload(next);
    return next;
  }

  return {
    rows,
    sending,
    problem,
    isPending: confirming.isPending,
    /** Takes what is typed; nothing is sent yet. */
    type: (id: string, names: FontNames) => setTyped((all) => new Map(all).set(id, names)),
    /** Sends what one file is called, and shows what is wrong since. */
    save: (row: FontNames & { readonly id: string }) => void apply(() => correct([row])),
    takeOut: (ids: readonly string[]) =>
      apply(async () => setUpload(await taking.mutateAsync({ batchId, ids }))),
    /** Adds the files to the library. @returns the families that have got styles, `undefined` when it failed */
    confirm: (): Promise<readonly FontFamily[] | undefined> =>
      apply(async () => {
        const changed = rows.filter(({ isChanged }) => isChanged);
        const last = changed.length > 0 ? await correct(changed) : upload;
        // One that was cancelled may have got into the upload all the same: nobody has seen it, so it is left out.
        const ids = rows.map(({ id }) => id);
        const refused = last?.data.preloadedData.filter(({ canBeUploaded }) => !canBeUploaded) ?? [];
        if (refused.some(({ id }) => ids.includes(id))) return undefined;
        try {
          return await confirming.mutateAsync({ batchId, ids });
        } catch (error) {
          // The library has changed since: each row is to say what is wrong with it now.
          if (error instanceof ResponseError && error.status === CONFLICT) await correct(rows);
          throw error;
        }
      }),
  };
}
