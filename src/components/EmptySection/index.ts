export { EmptySection, type EmptySectionProps } from './EmptySection';
