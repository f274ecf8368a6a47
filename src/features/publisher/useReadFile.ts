import { useEffect, useState } from 'react';
import { outlineTableFile, type TableOutline } from '@/product/tableFile';

/** The progress of reading a file, and its columns. */
export interface FileOutline {
  /** `undefined` until the file is read. */
  readonly outline: TableOutline | undefined;
  /** The fraction read, from 0 to 1; `undefined` while unknown. */
  readonly part: number | undefined;
}

/** Reads the columns of a CSV file or a sheet of a workbook. @param sheet its name. @default the first visible one */
export function useReadFile(file: File, sheet: string | undefined): FileOutline {
  const [read, setRead] = useState<FileOutline & { readonly of?: string | undefined }>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const tell = (found: FileOutline) => !signal.aborted && setRead({ ...found, of: sheet });
    const onProgress = (part: number) => tell({ outline: undefined, part });
    void outlineTableFile(file, { sheet, signal, onProgress }).then((outline) =>
      tell({ outline, part: undefined }),
    );
    return () => ending.abort();
  }, [file, sheet]);
  return read && read.of === sheet ? read : { outline: undefined, part: undefined };
}
