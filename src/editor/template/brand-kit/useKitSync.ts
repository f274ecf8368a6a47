import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { useApi, useNotify } from '@/product/FeatureContext';
import type { EditorSession } from '../core/EditorSession';
import { toDocumentKit, type EnvironmentKit } from './toDocumentKit';
import { fetchStoredKit, addFontStyles } from './fetchKit';

/** Updates the document to a kit in one undoable step; deletes nothing. @returns why it is refused */
export const syncKit = (session: EditorSession, kit: EnvironmentKit): string | undefined =>
  session.change(
    [{ kind: 'syncBrandKit', brandKit: toDocumentKit(kit, session.view().document.brandKit, true) }],
    { label: 'update of the brand kit' },
  );

/**
 * Updates a template once to its current brand kit, if it follows it. An unreadable kit changes nothing.
 * @param isReady whether the user has decided which document is open
 */
export function useKitSync(environment: EnvironmentDetail, session: EditorSession, isReady: boolean): void {
  const client = useQueryClient();
  const api = useApi();
  const tell = useNotify();
  /** The session already updated: an undone update stays undone while the template is open. */
  const done = useRef<EditorSession>(undefined);
  useEffect(() => {
    const { isAutoSync, sourceId, version } = session.view().document.brandKit;
    if (!isReady || !isAutoSync || sourceId === undefined) return undefined;
    if (done.current === session) return undefined;
    let isOpen = true;
    const place = { client, api, environment };
    const sync = async () => {
      const stored = await fetchStoredKit(place, sourceId);
      const kit = String(stored.revision) === version ? undefined : await addFontStyles(place, stored);
      const now = session.view();
      if (!isOpen) return;
      done.current = session;
      // Run would discard the update; and another update may already have arrived.
      if (!kit || now.isRunning || now.document.brandKit.version !== version) return;
      if (syncKit(session, kit) === undefined)
        tell(
          `The brand kit ${kit.name} has changed, and the template was updated. Undo restores the earlier state.`,
          'INFORMATIVE',
        );
    };
    sync().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [client, api, environment, session, isReady, tell]);
}
