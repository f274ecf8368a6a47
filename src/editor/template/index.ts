export { NewTemplateScreen, TemplateScreen, type VersionsQuestion } from './TemplateScreen';
