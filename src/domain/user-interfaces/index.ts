export {
  FORM_SECTIONS,
  LONGEST_FORM_HEADING,
  LONGEST_FORM_HELP,
  NEW_FORM,
  readForm,
  refusalOfForm,
  type FormSection,
  type FormSectionType,
} from './formBuilder';
export { FIRST_OUTPUT_SETTINGS, firstOffers } from './firstOutput';
export { describeProjectUserInterface } from './projectUserInterface';
export {
  DEFAULT_KEEPS_NAME,
  DEFAULT_STAYS,
  DEFAULT_USER_INTERFACE_NAME,
  describeUserInterface,
  isSameUserInterfaceName,
  NEW_USER_INTERFACE,
  NO_DEFAULT_USER_INTERFACE,
  NO_SUCH_USER_INTERFACE,
  OUTPUT_INTENTS,
  readUserInterface,
  refusalOfUsedUserInterface,
  shownUserInterfaceName,
  suitsIntent,
  USER_INTERFACE_NAME_TAKEN,
  USER_INTERFACE_SORTS,
  type OfferedOutputs,
  type OutputIntent,
  type UserInterfaceContent,
  type UserInterfaceRecord,
  type UserInterfaceSort,
} from './userInterface';
