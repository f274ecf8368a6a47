/** The Trusted Types policy by which the console starts the thread that actions of documents run in; the only one there is. */
export const ACTION_THREAD_POLICY = 'action-thread';
