import { CopyField } from '@/components/CopyField';
import { CodeSample } from '@/product/CodeSample';
import { SecretDialog } from '@/product/SecretDialog';
import { tokenRequestSamples, type TokenEndpoint } from './tokenRequest';

interface ClientSecretDialogProps {
  title: string;
  clientId: string;
  secret: string;
  tokenEndpoint: TokenEndpoint;
  onClose: () => void;
}

/** Shows the secret of an integration with everything else a token request needs. */
export function ClientSecretDialog(props: ClientSecretDialogProps) {
  const { title, clientId, secret, tokenEndpoint, onClose } = props;
  return (
    <SecretDialog
      title={title}
      secret={secret}
      onClose={onClose}
      label="Client secret"
      description="It is shown only once. Copy it to the integration now; it can’t be looked up later."
      loss="It can’t be shown again. Without it the integration can’t sign in until the secret is rotated."
      before={<CopyField label="Client id" value={clientId} />}
    >
      <CodeSample label="How to get a token" samples={tokenRequestSamples(clientId, tokenEndpoint)} />
    </SecretDialog>
  );
}
