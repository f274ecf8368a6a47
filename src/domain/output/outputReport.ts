import type { FailOn } from '../output-settings';

/** A type of finding in a record. */
type ReportType =
  | 'TextOverflow'
  | 'ImageLoadFailed'
  | 'FontLoadFailed'
  | 'MissingCharacterInFont'
  | 'LinkNotKept'
  | 'BarcodeEmpty'
  | 'BarcodeValidationError'
  | 'InvalidVariableValue'
  | 'MissingVariableValue'
  | 'DocumentLoadActionFailed'
  | 'ActionFailed'
  | 'NoVisiblePages';

/** A finding in a record. */
export interface ReportEntry {
  readonly type: ReportType;
  readonly details: string;
}

/** All findings in a record. Records count from 1. */
export interface RecordReport {
  readonly recordNumber: number;
  readonly errorList: readonly ReportEntry[];
}

/** Findings that leave the rest of the record correct. */
const WARNINGS: readonly ReportType[] = ['TextOverflow', 'MissingCharacterInFont', 'LinkNotKept'];
/** Findings that prevent all output. */
const FATAL: readonly ReportType[] = ['MissingVariableValue', 'NoVisiblePages'];

/** Whether a finding fails its record. */
export function failsBy(type: ReportType, failOn: FailOn): boolean {
  if (failOn === 'onErrorsAndWarnings') return true;
  return failOn === 'onErrors' ? !WARNINGS.includes(type) : FATAL.includes(type);
}
