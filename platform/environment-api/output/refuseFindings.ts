import { RenderError, type RenderFinding } from '../../rendering';

/** Why a record can't be output; text that does not fit and characters a font lacks can be seen, and are let pass. */
function faultOf({ finding }: RenderFinding): string | undefined {
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

/** Stops at the first record that can't be output. @param offset of the first record of the rendering @throws RenderError */
export function refuseFindings(findings: readonly RenderFinding[], offset: number): void {
  for (const found of findings) {
    const fault = faultOf(found);
    if (fault !== undefined) throw new RenderError(`Record ${offset + found.record + 1}: ${fault}`);
  }
}
