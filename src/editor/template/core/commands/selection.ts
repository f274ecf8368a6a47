import type { Document, Id } from '@/engine/document';
import { copySelection, deleteSelection, paste } from '../selectionActions';
import { getFreePlaces } from '../units';
import type { EditorCommand } from './command';

const freeFrames = ({ document, pageId }: { document: Document; pageId: Id }) => [
  ...getFreePlaces(document, pageId).keys(),
];

/** Commands for selection and clipboard. */
export const SELECTION_COMMANDS: readonly EditorCommand[] = [
  {
    id: 'selectAll',
    label: 'Select all',
    group: 'Selection',
    keys: [{ key: 'a', command: true }],
    run: ({ session }) => session.select(freeFrames(session.view())),
  },
  {
    id: 'selectNone',
    label: 'Select nothing',
    group: 'Selection',
    keys: [{ key: 'Escape' }],
    isOfPage: true,
    run: ({ session, gestures }) => {
      // Escape first cancels a drag.
      if (gestures.view().kind !== 'none') gestures.cancel();
      else if (session.view().tool !== 'select') session.setTool('select');
      else if (session.view().groupId !== undefined) session.leaveGroup();
      else session.select([]);
    },
  },
  {
    id: 'open',
    label: 'Edit the text, picture or group',
    group: 'Selection',
    keys: [{ key: 'Enter' }],
    isOfPage: true,
    run: ({ session, open }) => {
      const { selection, mode } = session.view();
      const frameId = selection.at(-1);
      if (mode.type === 'frames' && frameId !== undefined) open(frameId);
    },
  },
  {
    id: 'copy',
    label: 'Copy',
    group: 'Selection',
    keys: [{ key: 'c', command: true }],
    run: ({ session, clipboard }) => {
      clipboard.clip = copySelection(session) ?? clipboard.clip;
    },
  },
  {
    id: 'cut',
    label: 'Cut',
    group: 'Selection',
    keys: [{ key: 'x', command: true }],
    run: ({ session, clipboard }) => {
      clipboard.clip = copySelection(session) ?? clipboard.clip;
      deleteSelection(session, 'cut');
    },
  },
  {
    id: 'paste',
    label: 'Paste',
    group: 'Selection',
    keys: [{ key: 'v', command: true }],
    run: (context) => {
      if (context.clipboard.clip) paste(context, context.clipboard.clip, 'paste');
    },
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    group: 'Selection',
    keys: [{ key: 'd', command: true }],
    run: (context) => {
      const clip = copySelection(context.session);
      if (clip) paste(context, clip, 'duplicate');
    },
  },
  {
    id: 'delete',
    label: 'Delete',
    group: 'Selection',
    keys: [{ key: 'Delete' }, { key: 'Backspace' }],
    isOfPage: true,
    run: ({ session }) => deleteSelection(session, 'delete'),
  },
];
