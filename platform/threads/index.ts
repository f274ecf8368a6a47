export { giveWay } from './giveWay.mjs';
export { deflateHeld, holdDecompressionStreams, inflateHeld, inflateRawHeld } from './holdThread';
export {
  openThread,
  RefusedByThreadError,
  ThreadEndedError,
  type Thread,
  type ThreadReply,
} from './openThread';
export { NICENESS, startThread, type StartedThread } from './startThread';
export { ThreadShelf } from './ThreadShelf';
