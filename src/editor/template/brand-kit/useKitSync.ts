import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { useApi, useTell } from '@/product/FeatureContext';
import type { EditorSession } from '../core/EditorSession';
import { documentKit, type EnvironmentKit } from './documentKit';
import { fetchStoredKit, withFontStyles } from './fetchKit';

/** Takes over what a kit has now, as one step of undo; nothing the document has is deleted. @returns why it can't be */
export const syncKit = (session: EditorSession, kit: EnvironmentKit): string | undefined =>
  session.change(
    [{ kind: 'syncBrandKit', brandKit: documentKit(kit, session.view().document.brandKit, true) }],
    { label: 'update of the brand kit' },
  );

/**
 * Takes over once what the brand kit of a template has become since, if the template follows it. A kit that can't be read
 * now leaves it as it is.
 * @param isReady whether it is settled which document is open
 */
export function useKitSync(environment: EnvironmentDetail, session: EditorSession, isReady: boolean): void {
  const client = useQueryClient();
  const api = useApi();
  const tell = useTell();
  /** The session it was done for: what is undone stays undone while the template is open. */
  const done = useRef<EditorSession>(undefined);
  useEffect(() => {
    const { isAutoSync, sourceId, version } = session.view().document.brandKit;
    if (!isReady || !isAutoSync || sourceId === undefined) return undefined;
    if (done.current === session) return undefined;
    let isOpen = true;
    const place = { client, api, environment };
    const sync = async () => {
      const stored = await fetchStoredKit(place, sourceId);
      const kit = String(stored.revision) === version ? undefined : await withFontStyles(place, stored);
      const now = session.view();
      if (!isOpen) return;
      done.current = session;
      // In Run it would be gone with the run; what another way has brought in meanwhile is there already.
      if (!kit || now.isRunning || now.document.brandKit.version !== version) return;
      if (syncKit(session, kit) === undefined)
        tell(
          `The brand kit ${kit.name} has changed: the template has its changes now. Undo takes them back.`,
          'INFORMATIVE',
        );
    };
    sync().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [client, api, environment, session, isReady, tell]);
}
