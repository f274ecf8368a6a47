export {
  describeTemplate,
  outdatedTemplate,
  TEMPLATE_SORTS,
  type TemplateRecord,
  type TemplateSort,
} from './template';
