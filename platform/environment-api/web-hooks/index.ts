export { announceTask } from './announceTask';
export { webHookHandlers } from './webHookHandlers';
export { webHookJob } from './webHookJob';
