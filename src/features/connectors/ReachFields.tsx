import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Connector } from '@/api/types';
import { Select } from '@/components/Select';
import { Text } from '@/components/Text';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { asksUsers, type ConnectorAuthentication } from '@/domain/connectors';
import type { ConnectorValues } from './connectorForm';
import { AUTHENTICATION_WORDS } from './connectorWords';

interface ReachFieldsProps {
  /** The connector being configured, if any. */
  connector: Connector | undefined;
  form: UseFormReturn<ConnectorValues>;
}

const optionsOf = (ways: readonly ConnectorAuthentication[]) =>
  ways.map((way) => ({ value: way, label: AUTHENTICATION_WORDS[way] }));

const SERVER = optionsOf(['none', 'staticKey', 'oAuth2ClientCredentials']);
const BROWSER = optionsOf(['none', 'oAuth2AuthorizationCode']);

/** Fields for the allowed domains of a connector and its authentication. */
export function ReachFields({ connector, form }: ReachFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [type, server, browser] = useWatch({ control, name: ['type', 'server', 'browser'] });
  const isKept = (usage: 'server' | 'browser', way: ConnectorAuthentication) =>
    connector?.credentials[usage].isSet === true && connector.authentication[usage] === way;
  const secret = { type: 'password', autoComplete: 'off' } as const;
  const plain = { autoComplete: 'off' } as const;
  return (
    <>
      <TextArea
        label="Allowed domains"
        description="One per line. *. at the start allows every subdomain. The connector reaches no other hosts."
        rows={3}
        error={errors.domains?.message}
        {...register('domains')}
      />
      <Select label="The platform signs in with" options={SERVER} {...register('server')} />
      {server === 'staticKey' && (
        <>
          <Kept isKept={isKept('server', server)} />
          <TextField
            label="Header"
            {...plain}
            error={errors.key?.header?.message}
            {...register('key.header')}
          />
          <TextField label="Key" {...secret} error={errors.key?.value?.message} {...register('key.value')} />
        </>
      )}
      {server === 'oAuth2ClientCredentials' && (
        <>
          <Kept isKept={isKept('server', server)} />
          <TextField
            label="Client id"
            {...plain}
            error={errors.client?.clientId?.message}
            {...register('client.clientId')}
          />
          <TextField
            label="Client secret"
            {...secret}
            error={errors.client?.clientSecret?.message}
            {...register('client.clientSecret')}
          />
          <TextField
            label="Address of tokens"
            {...plain}
            error={errors.client?.tokenEndpoint?.message}
            {...register('client.tokenEndpoint')}
          />
          <TextField label="Scope" {...plain} {...register('client.scope')} />
        </>
      )}
      {asksUsers(type) && <Select label="Users sign in with" options={BROWSER} {...register('browser')} />}
      {asksUsers(type) && browser === 'oAuth2AuthorizationCode' && (
        <>
          <Kept isKept={isKept('browser', browser)} />
          <TextField
            label="Client id of the sign-in"
            {...plain}
            error={errors.signIn?.clientId?.message}
            {...register('signIn.clientId')}
          />
          <TextField
            label="Client secret of the sign-in"
            description="Empty for a public client."
            {...secret}
            {...register('signIn.clientSecret')}
          />
          <TextField
            label="Address of the sign-in page"
            {...plain}
            error={errors.signIn?.authorizationEndpoint?.message}
            {...register('signIn.authorizationEndpoint')}
          />
          <TextField
            label="Address of its tokens"
            {...plain}
            error={errors.signIn?.tokenEndpoint?.message}
            {...register('signIn.tokenEndpoint')}
          />
          <TextField label="Scope of the sign-in" {...plain} {...register('signIn.scope')} />
        </>
      )}
    </>
  );
}

function Kept({ isKept }: { isKept: boolean }) {
  return (
    <Text as="p" size="small" tone="muted">
      {isKept
        ? 'Credentials are set, and not shown. Type new ones to replace them.'
        : 'No credentials are set yet.'}
    </Text>
  );
}
