import { useMemo, useState, type RefObject } from 'react';
import type { OutputRecord } from '@/domain/output';
import type { Document, Id } from '@/engine/document';
import { missingValues } from '@/engine/resolve';
import type { Batch } from './batch/useBatch';
import { collectFieldIds, type FormPart } from './core/form';

interface DownloadInput {
  readonly document: Document;
  /** The parts of the form. */
  readonly parts: readonly FormPart[];
  readonly isBatch: boolean;
  readonly batch: Pick<Batch, 'recordsToMake'>;
  /** The element of the batch table. */
  readonly table: RefObject<HTMLElement | null>;
  readonly focusField: (variableId: Id) => void;
}

/** Opens the download if every required value is filled in; otherwise moves to the first that is missing. */
export function useDownload(input: DownloadInput) {
  const { document, parts, isBatch, batch, table, focusField } = input;
  const [opened, setOpened] = useState<{ records: readonly OutputRecord[] | undefined }>();
  const [isMissingShown, setIsMissingShown] = useState(false);
  const missing = useMemo(() => {
    const asked = collectFieldIds(parts);
    return missingValues(document).filter(({ variableId }) => asked.has(variableId));
  }, [document, parts]);
  const openForRows = () => {
    const records = batch.recordsToMake();
    if (records) setOpened({ records });
    else table.current?.focus();
  };
  const openForForm = () => {
    const [first] = missing;
    setIsMissingShown(first !== undefined);
    if (first) focusField(first.variableId);
    else setOpened({ records: undefined });
  };
  return {
    /** The open download; its records are undefined for the project's own values. */
    opened,
    open: isBatch ? openForRows : openForForm,
    close: () => setOpened(undefined),
    /** The missing values to mark in the form. */
    missing: isMissingShown ? missing : [],
  };
}
