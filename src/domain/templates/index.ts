export { EDITOR_SILENCE, MOST_EDITORS, type OtherEditor } from './editors';
export {
  describeTemplate,
  NOTHING_TO_SAVE,
  outdatedTemplate,
  PREVIEW_SIZES,
  refusalOfDocument,
  refusalOfQuality,
  TEMPLATE_SORTS,
  type PreviewQuality,
  type TemplateRecord,
  type TemplateSort,
} from './template';
export { describeVersion, LONGEST_NOTE, noteOfRestored, refusalOfNote, storedNote } from './version';
