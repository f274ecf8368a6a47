export {
  applyRecord,
  missingValues,
  type AppliedRecord,
  type DataRecord,
  type ValueFinding,
} from './applyRecord';
export { CarriedRecords } from './CarriedRecords';
export type { ActionEvent } from './actions/events';
export {
  MOST_ROUNDS,
  readActions,
  runActions,
  type ActedDocument,
  type ActionIssue,
} from './actions/runActions';
export { runScript } from './actions/runScript';
export {
  SCRIPT_LIMITS,
  type ScriptFault,
  type ScriptRequest,
  type ScriptResult,
  type ScriptRunner,
} from './actions/script';
export {
  resolvedPlaces,
  resolveParagraphs,
  type ResolvedParagraph,
  type ResolvedPlace,
  type ResolvedRun,
} from './resolveParagraphs';
export type { Day } from './values/day';
export { choicesOf, faultOfValue, isEmpty, limitsOfDate } from './values/faultOfValue';
export { formatDate } from './values/formatDate';
export { formatNumber } from './values/formatNumber';
export { isShown } from './values/isShown';
export { plainValue } from './values/plainValue';
export type { RuleSet, RuleSets } from './values/richText';
export { refusalOfValue, refusalsOfRecords, type RecordRefusal } from './values/refusalOfValue';
export {
  fitText,
  setValue,
  tidyText,
  type RawValue,
  type SetValue,
  type ValueContext,
} from './values/setValue';
export { textOfVariable, type TextPart } from './values/textOfVariable';
export { countCharacters, firstCharacters } from '../text/unicode/countCharacters';
