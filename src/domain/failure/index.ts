export { FAILURE_WORDS, STATUS_MESSAGES, type StatusMessages } from './failureWords';
