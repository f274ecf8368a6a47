export { STATUS_MESSAGES, type StatusMessages } from './failureWords';
