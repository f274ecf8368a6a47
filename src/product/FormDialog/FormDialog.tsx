import { Button } from '@/components/Button';
import { Dialog, type DialogProps } from '@/components/Dialog';
import { useDiscardQuestion } from '@/product/DiscardQuestion';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer' | 'role'> {
  /** What the button that submits says. */
  verb: string;
  /** Why it can’t be submitted now. */
  disabledReason?: string | undefined;
  /**
   * Something was entered that closing would lose: it asks first.
   * @default false
   */
  hasInput?: boolean;
  onClose: () => void;
}

/** A dialog that is submitted or cancelled, and asks before it drops what was entered. */
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
