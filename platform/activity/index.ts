export { UNRECORDED_CALL, type Recording } from './answerRecorded';
export { listActivity } from './listActivity';
export { purgeActivity } from './purgeActivity';
export { recordEnvironment } from './recordEnvironment';
export { recordManagement } from './recordManagement';
export type { Recorded } from './recordWrite';
