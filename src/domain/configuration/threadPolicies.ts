/** The Trusted Types policy for the thread of document actions. */
export const ACTION_THREAD_POLICY = 'action-thread';

/** The Trusted Types policy for the thread that reads files with values. */
export const TABLE_THREAD_POLICY = 'table-thread';

/** The Trusted Types policy for the editor's thread that reads drawings. There are no others. */
export const DRAWING_THREAD_POLICY = 'drawing-thread';
