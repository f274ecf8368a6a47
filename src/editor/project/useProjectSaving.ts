import { useCallback, useEffect } from 'react';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { useEditorHost } from '../page/EditorHost';
import type { BatchSession } from './batch/BatchSession';
import type { SaveState } from './core/Autosave';
import type { ProjectSession } from './core/ProjectSession';

/** The most important state first. */
const STATES: readonly SaveState[] = ['failed', 'saving', 'unsaved', 'saved'];

/** The sessions of a project: its document, and the rows of its batch table. */
interface Saved {
  readonly session: ProjectSession;
  readonly rows: BatchSession;
  readonly states: readonly SaveState[];
}

/**
 * Asks before the user leaves unsaved changes, and saves them when the host page closes the editor.
 * @returns the overall state
 */
export function useProjectSaving({ session, rows, states }: Saved): SaveState {
  const host = useEditorHost();
  const saveState = STATES.find((state) => states.includes(state)) ?? 'saved';
  const save = useCallback(
    async () => (await Promise.all([session.save(), rows.save()])).every(Boolean),
    [session, rows],
  );
  useUnsavedChanges(saveState !== 'saved', save);
  useEffect(() => host.hold(save), [host, save]);
  return saveState;
}
