import { CodeSample } from '@/product/CodeSample';
import { SecretDialog } from '@/product/SecretDialog';
import { SIGNATURE_SAMPLES } from '@/domain/web-hooks';

interface WebHookSecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** The secret of a web hook, and how its receiver verifies messages with it. */
export function WebHookSecretDialog(props: WebHookSecretDialogProps) {
  return (
    <SecretDialog
      {...props}
      label="Secret"
      description="It is shown only once. Copy it to the receiver now; it can’t be looked up later."
      loss="It can’t be shown again. Without it, the receiver can’t verify messages until the secret is rotated."
    >
      <CodeSample label="How to check a signature" samples={SIGNATURE_SAMPLES} />
    </SecretDialog>
  );
}
