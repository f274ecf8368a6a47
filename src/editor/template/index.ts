export { NewTemplateScreen, TemplateScreen } from './TemplateScreen';
