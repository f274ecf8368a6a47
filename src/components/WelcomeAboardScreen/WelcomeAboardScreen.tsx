import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';

const Root = styled('main', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '$4',
  backgroundColor: '$canvas',
});

/** The entered names, trimmed. */
export interface WelcomeAboardValues {
  firstName: string;
  lastName: string;
}

/** Props of {@link WelcomeAboardScreen}. */
export interface WelcomeAboardScreenProps {
  /** Called with trimmed, non-empty names. */
  onSubmit: (values: WelcomeAboardValues) => void;
  /**
   * Whether the names are being saved.
   * @default false
   */
  pending?: boolean;
  /** Why saving failed. */
  serverError?: string | undefined;
  /** Called when the user types while `serverError` is shown. */
  onServerErrorClear?: () => void;
  /**
   * Initial names.
   * @default both empty
   */
  initialValues?: WelcomeAboardValues;
}

const NO_NAMES: WelcomeAboardValues = { firstName: '', lastName: '' };

/** Asks a new user for both names. Enter in either field submits them. */
export function WelcomeAboardScreen({
  onSubmit,
  pending = false,
  serverError,
  onServerErrorClear,
  initialValues = NO_NAMES,
}: WelcomeAboardScreenProps) {
  const [values, setValues] = useState(initialValues);
  const [tried, setTried] = useState(false);
  const firstNameRef = useRef<HTMLInputElement>(null);
  const lastNameRef = useRef<HTMLInputElement>(null);

  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();

  const change = (part: Partial<WelcomeAboardValues>): void => {
    setValues({ ...values, ...part });
    if (serverError) onServerErrorClear?.();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    setTried(true);
    if (firstName === '') firstNameRef.current?.focus();
    else if (lastName === '') lastNameRef.current?.focus();
    else onSubmit({ firstName, lastName });
  };

  return (
    <Root data-testid="gsc-welcome-aboard-screen">
      <Card padding="l" css={{ width: '100%', maxWidth: '25rem' }}>
        <Stack gap="6">
          <Stack gap="1">
            <Heading level={1} size="display" tabIndex={-1}>
              Welcome aboard!
            </Heading>
            <Text as="p" tone="muted">
              Tell us a bit more about yourself.
            </Text>
          </Stack>
          <Stack as="form" gap="4" noValidate onSubmit={submit}>
            {serverError && <InlineMessage kind="NEGATIVE">{serverError}</InlineMessage>}
            <TextField
              label="First name"
              ref={firstNameRef}
              value={values.firstName}
              onChange={(event) => change({ firstName: event.target.value })}
              error={tried && firstName === '' && 'First name is required.'}
              autoComplete="given-name"
              required
            />
            <TextField
              label="Last name"
              ref={lastNameRef}
              value={values.lastName}
              onChange={(event) => change({ lastName: event.target.value })}
              error={tried && lastName === '' && 'Last name is required.'}
              autoComplete="family-name"
              required
            />
            <Button type="submit" intent="primary" size="l" pending={pending} fullWidth>
              Get started
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Root>
  );
}
