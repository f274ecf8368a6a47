export { TemplatesScreen, type TemplatesView } from './TemplatesScreen';
