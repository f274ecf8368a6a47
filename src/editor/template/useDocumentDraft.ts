import { isSameJson } from '@/domain/equality';
import { useEffect, useState } from 'react';
import { readDocument, type Document } from '@/engine/document';
import { deleteDraft, readDraft, UNNAMED } from './drafts';

/** A template's draft found in the browser. */
export interface FoundDraft {
  readonly document: Document;
  readonly revision: number | undefined;
  /** Its name, if it was never saved. */
  readonly name: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Reads the draft of a template once; ignores an unreadable draft or one equal to the stored document.
 * @param stored the stored document; undefined if there is none
 */
export function useDocumentDraft(key: string, stored: Document | undefined) {
  const [found, setFound] = useState<FoundDraft>();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void readDraft(key).then((draft) => {
      const read = draft && readDocument(JSON.stringify(draft.document));
      if (!isWanted) return;
      setIsRead(true);
      if (!draft || !read?.ok) return;
      if (isSameJson(read.value, stored)) return;
      const { revision, at, name = UNNAMED } = draft;
      setFound({ document: read.value, revision, at, name: revision === undefined ? name : undefined });
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is found belongs to the template as it was opened
  }, [key]);
  /** Hides the draft without deleting it. */
  const forget = () => setFound(undefined);
  const drop = () => {
    forget();
    void deleteDraft(key);
  };
  return { found, /** Whether reading has finished. */ isRead, forget, drop };
}
