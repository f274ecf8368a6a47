export { openThread, RefusedByThreadError, ThreadEndedError, type ThreadReply } from './openThread';
