import { createElement, type ComponentType } from 'react';
import { onDemand, type OnDemand } from '@/components/onDemand';
import { WaitingDialog } from './WaitingDialog';

/**
 * Keeps the code of a dialog, with its form and what that needs, off the page it is opened from. Drawn while it is open.
 * What was pressed is never lost: the dialog opens once its code is here, a slow fetch is shown and can be called off, a
 * failed one is said and can be tried again.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  return onDemand(load, {
    drawWait: (wait, { onClose }) => createElement(WaitingDialog, { ...wait, onClose }),
  });
}
