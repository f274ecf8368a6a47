export { TemplateVersionsDialog } from './TemplateVersionsDialog';
export { TemplatesScreen, type TemplatesView } from './TemplatesScreen';
