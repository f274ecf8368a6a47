import type { FailOn } from '@/domain/output-setting';
import type { RenderFinding } from '../../rendering';

type Finding = RenderFinding['finding'];

/** Why a record has an error; text that does not fit and characters a font lacks can be seen, and are warnings. */
function errorOf(finding: Finding): string | undefined {
  switch (finding.type) {
    case 'InvalidVariableValue':
    case 'MissingVariableValue':
      return finding.details;
    case 'actionRegister':
    case 'actionExecution':
    case 'actionCircular':
      return `The action ${finding.actionName} has failed. ${finding.message}`;
    case 'missingPicture':
      return `There is no picture ${finding.picture}.`;
    case 'missingFont':
      return `There is no font ${finding.font.family} ${finding.font.style}.`;
    case 'barcode':
      return finding.status === 'success' ? undefined : `A barcode can't be drawn: ${finding.status}.`;
    default:
      return undefined;
  }
}

function warningOf(finding: Finding): string | undefined {
  switch (finding.type) {
    case 'textOverflow':
      return 'A text does not fit its frame.';
    case 'missingGlyph':
      return `The font ${finding.font.family} ${finding.font.style} lacks the character ${finding.character}.`;
    case 'missingColor':
    case 'missingGradient':
      return `There is no colour ${finding.id}.`;
    default:
      return undefined;
  }
}

function faultOf(finding: Finding, failOn: FailOn): string | undefined {
  if (failOn === 'never') return finding.type === 'MissingVariableValue' ? finding.details : undefined;
  return errorOf(finding) ?? (failOn === 'onErrorsAndWarnings' ? warningOf(finding) : undefined);
}

/** The first reason of each record that fails, by the index of the record. */
export function faultsOf(findings: readonly RenderFinding[], failOn: FailOn): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  for (const { record, finding } of findings) {
    const fault = faultOf(finding, failOn);
    if (fault !== undefined && !faults.has(record)) faults.set(record, fault);
  }
  return faults;
}
