import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail, ResponseError } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontUpload } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { isOffered, useSendFonts } from './useSendFonts';

/** The names of a font. */
export interface FontNames {
  readonly familyName: string;
  readonly styleName: string;
}

/** A file parsed by the platform. */
export interface FontRow extends FontNames {
  readonly id: string;
  readonly fileName: string;
  readonly errors: FontUpload['data']['preloadedData'][number]['errors'];
  readonly notes: FontUpload['data']['preloadedData'][number]['notes'];
  /** The id of its upload. */
  readonly batchId: string;
  /** Bytes; `undefined` when the platform does not report them. */
  readonly fileSize: number | undefined;
  /** The uploaded file, for its sample; undefined for one that the platform fetched. */
  readonly file: File | undefined;
  /** Whether its names are changed but not sent. */
  readonly isChanged: boolean;
}

const CONFLICT = 409;

const plainName = (fileName: string): string => fileName.slice(0, fileName.lastIndexOf('.'));

/** An upload of fonts from files to the library. Typed names are kept until it is confirmed, whatever fails. */
export function useFontUpload(environment: EnvironmentDetail) {
  const mutations = fontMutations(useApi(), environment);
  const correcting = useMutation(mutations.correct());
  const taking = useMutation(mutations.takeOut());
  const confirming = useMutation(mutations.confirm());
  const [upload, setUpload] = useState<FontUpload>();
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, FontNames>>(new Map());
  const [problem, setProblem] = useState<string>();
  const sending = useSendFonts(environment, (next, font) => {
    const last = next.data.preloadedData.at(-1);
    // Browsers show only one style of a file. Rows of a file of several styles have numbered names and fetch their own.
    const isOnly = last !== undefined && plainName(last.fileName) === plainName(font.name);
    if (!isOffered(font) && isOnly) setFiles((all) => new Map(all).set(last.id, font));
    setUpload(next);
  });
  const batchId = upload?.batchId ?? '';

  const rows = (upload?.data.preloadedData ?? []).map(
    ({ id, name, familyName, fileName, fileSize, errors, notes }): FontRow => {
      const names = typed.get(id) ?? { familyName, styleName: name };
      const isChanged = names.familyName.trim() !== familyName || names.styleName !== name;
      return { id, batchId, fileName, fileSize, errors, notes, ...names, file: files.get(id), isChanged };
    },
  );

  /** Runs a request on the upload and shows its new state; `undefined` after a failure, which is shown. */
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
      familyName,
      styleName,
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
    /** Takes typed names without sending them. */
    type: (id: string, names: FontNames) => setTyped((all) => new Map(all).set(id, names)),
    /** Sends the names of one file, and shows its new errors. */
    save: (row: FontNames & { readonly id: string }) => void apply(() => correct([row])),
    takeOut: (ids: readonly string[]) =>
      apply(async () => setUpload(await taking.mutateAsync({ batchId, ids }))),
    /** Adds the files to the library. @returns the families with new styles, `undefined` after a failure */
    confirm: (): Promise<readonly FontFamily[] | undefined> =>
      apply(async () => {
        const changed = rows.filter(({ isChanged }) => isChanged);
        const last = changed.length > 0 ? await correct(changed) : upload;
        // A cancelled file may have arrived despite that: it is omitted, as the reader has not seen it.
        const ids = rows.map(({ id }) => id);
        const refused = last?.data.preloadedData.filter(({ canBeUploaded }) => !canBeUploaded) ?? [];
        if (refused.some(({ id }) => ids.includes(id))) return undefined;
        try {
          return await confirming.mutateAsync({ batchId, ids });
        } catch (error) {
          // The library has changed since: each row shows its current errors.
          if (error instanceof ResponseError && error.status === CONFLICT) await correct(rows);
          throw error;
        }
      }),
  };
}
