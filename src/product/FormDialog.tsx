import { Button } from '@/components/Button';
import { Dialog, type DialogProps } from '@/components/Dialog';
import { useDiscardQuestion } from '@/product/useDiscardQuestion';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer' | 'role'> {
  /** Label of the submit button. */
  verb: string;
  /** Why submitting is disabled. */
  disabledReason?: string | undefined;
  /**
   * Whether closing would lose input; then it asks first.
   * @default false
   */
  hasInput?: boolean;
  onClose: () => void;
}

/** A dialog with a form; asks before it drops input. */
export function FormDialog(props: FormDialogProps) {
  const { verb, disabledReason, hasInput = false, pending = false, onClose, children, ...dialog } = props;
  const { requestClose, question } = useDiscardQuestion(hasInput, onClose);
  return (
    <Dialog
      {...dialog}
      open
      pending={pending}
      onOpenChange={(open) => !open && requestClose()}
      footer={
        <>
          <Button disabled={pending} onClick={requestClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={pending} disabledReason={disabledReason}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {question}
    </Dialog>
  );
}
