export { FailedSection } from './FailedSection';
