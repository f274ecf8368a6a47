import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import type { ConfigurationError } from '@/domain/configuration';

const Root = styled('main', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '$6',
});

/** Shown when the console can't start: errors by file and field, for the operator of this installation. */
export function ConfigurationErrorScreen({ problems }: { problems: readonly ConfigurationError[] }) {
  return (
    <Root>
      <title>Not configured · Platen</title>
      <Stack gap="5" css={{ maxWidth: '36rem' }}>
        <Stack gap="1">
          <Heading level={1}>The console can’t start</Heading>
          <Text as="p" tone="muted">
            Its start-up files are missing or malformed. The operator of this installation can fix them
            without a new build.
          </Text>
        </Stack>
        <Stack as="ul" gap="2" css={{ paddingInlineStart: '$4', margin: 0 }}>
          {problems.map(({ file, field, message }) => (
            <li key={`${file} ${field}`}>
              <Text mono>{field ? `${file}: ${field}` : file}</Text> <Text>{message}</Text>
            </li>
          ))}
        </Stack>
        <div>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </div>
      </Stack>
    </Root>
  );
}
