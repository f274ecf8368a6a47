import type { FailOn } from '../output-setting';

/** What can be reported of a record. */
type ReportType =
  | 'TextOverflow'
  | 'ImageLoadFailed'
  | 'FontLoadFailed'
  | 'MissingCharacterInFont'
  | 'BarcodeEmpty'
  | 'BarcodeValidationError'
  | 'InvalidVariableValue'
  | 'MissingVariableValue'
  | 'DocumentLoadActionFailed'
  | 'ActionFailed'
  | 'NoVisiblePages';

/** One thing that should be known of a record. */
export interface ReportEntry {
  readonly type: ReportType;
  readonly details: string;
}

/** All that should be known of a record. Records count from 1. */
export interface RecordReport {
  readonly recordNumber: number;
  readonly errorList: readonly ReportEntry[];
}

/** What can be seen and leaves the rest as it is to be. */
const WARNINGS: readonly ReportType[] = ['TextOverflow', 'MissingCharacterInFont'];
/** What leaves nothing to be made. */
const FATAL: readonly ReportType[] = ['MissingVariableValue', 'NoVisiblePages'];

/** Whether a record fails by something of this type. */
export function failsBy(type: ReportType, failOn: FailOn): boolean {
  if (failOn === 'onErrorsAndWarnings') return true;
  return failOn === 'onErrors' ? !WARNINGS.includes(type) : FATAL.includes(type);
}
