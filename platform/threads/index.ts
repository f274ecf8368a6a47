export {
  openThread,
  RefusedByThreadError,
  ThreadEndedError,
  type Thread,
  type ThreadReply,
} from './openThread';
