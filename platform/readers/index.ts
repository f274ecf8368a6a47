export { openReaders, READ_LIMITS, type Readers } from './openReaders';
