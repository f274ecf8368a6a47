import { useEffect, useState } from 'react';
import { readDocument, type Document } from '@/engine/document';
import { deleteDraft, readDraft, UNNAMED } from './drafts';

/** What the browser has kept of a template. */
export interface FoundDraft {
  readonly document: Document;
  readonly revision: number | undefined;
  /** What it is called, where it was never saved. */
  readonly name: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * What was not saved of a template the last time, as far as it can be read and differs from what is stored; asked for once.
 * @param stored none where nothing is
 */
export function useDraft(key: string, stored: Document | undefined) {
  const [found, setFound] = useState<FoundDraft>();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void readDraft(key).then((draft) => {
      const read = draft && readDocument(JSON.stringify(draft.document));
      if (!isWanted) return;
      setIsRead(true);
      if (!draft || !read?.ok) return;
      if (JSON.stringify(read.value) === JSON.stringify(stored)) return;
      const { revision, at, name = UNNAMED } = draft;
      setFound({ document: read.value, revision, at, name: revision === undefined ? name : undefined });
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is found belongs to the template as it was opened
  }, [key]);
  /** Says no more of it. */
  const forget = () => setFound(undefined);
  const drop = () => {
    forget();
    void deleteDraft(key);
  };
  return { found, /** Whether it is known what there is. */ isRead, forget, drop };
}
