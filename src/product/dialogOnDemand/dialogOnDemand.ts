import { createElement, type ComponentType } from 'react';
import { onDemand, type OnDemand } from '@/components/onDemand';
import { WaitingDialog } from './WaitingDialog';

/**
 * Loads the code of a dialog and its form on demand, when the dialog is first open. The dialog opens once its code
 * arrives. A slow load is shown and can be cancelled; a failed one is reported and can be retried.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return onDemand(load, {
    drawWait: (wait, { onClose }) => createElement(WaitingDialog, { ...wait, onClose }),
  });
}
