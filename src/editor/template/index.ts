export { TemplateScreen, type VersionsQuestion } from './TemplateScreen';
