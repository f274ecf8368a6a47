import { useEffect, useState } from 'react';
import { DATA_SET_LIMITS, DATA_SET_TOO_LARGE, readDataSet } from '@/domain/data-set';
import { invalidField } from '@/domain/refusal';

type Read = ReturnType<typeof readDataSet>;

/** What a CSV file holds, or why it can't be read; `undefined` until that is known. */
export function useReadFile(file: File): Read | undefined {
  const [read, setRead] = useState<Read | undefined>(() =>
    file.size > DATA_SET_LIMITS.bytes ? { refusal: DATA_SET_TOO_LARGE } : undefined,
  );
  useEffect(() => {
    let isWanted = file.size <= DATA_SET_LIMITS.bytes;
    if (isWanted)
      file.arrayBuffer().then(
        (buffer) => isWanted && setRead(readDataSet(new Uint8Array(buffer))),
        // It was moved or taken away meanwhile.
        () => isWanted && setRead({ refusal: invalidField('file', 'The file is not there any more.') }),
      );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return read;
}
