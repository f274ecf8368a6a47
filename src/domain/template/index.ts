export {
  describeTemplate,
  outdatedTemplate,
  PREVIEW_SIZES,
  refusalOfDocument,
  refusalOfQuality,
  TEMPLATE_SORTS,
  type PreviewQuality,
  type TemplateRecord,
  type TemplateSort,
} from './template';
