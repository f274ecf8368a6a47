export {
  describeTemplate,
  outdatedTemplate,
  refusalOfDocument,
  TEMPLATE_SORTS,
  type TemplateRecord,
  type TemplateSort,
} from './template';
