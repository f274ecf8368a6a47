export { MiddleTruncate, type MiddleTruncateProps } from './MiddleTruncate';
