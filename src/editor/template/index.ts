export { TemplateScreen, type FontsQuestion, type VersionsQuestion } from './TemplateScreen';
