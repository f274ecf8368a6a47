export { answerRecorded, UNRECORDED_CALL, type Recording } from './answerRecorded';
export { listActivity } from './listActivity';
export { OBJECTS } from './objects';
export { purgeActivity, tidyActivity } from './purgeActivity';
export type { Place, Recorded, WriteFacts } from './recordWrite';
export { at, type Spec } from './Spec';
