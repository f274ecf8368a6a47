import type { WebHookDelivery } from '@/api/types';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { CodeSample } from '@/product/CodeSample';
import { answerOf, momentOf } from './webHookWords';

const Tries = styled('ol', { margin: 0, paddingInlineStart: '$5', fontVariantNumeric: 'tabular-nums' });

/** The tries of a delivery, each with its response and duration, and the posted body. */
export function DeliveryTries({ delivery }: { delivery: WebHookDelivery }) {
  const { tries, body } = delivery;
  const code = JSON.stringify(JSON.parse(body), null, 2);
  return (
    <Stack gap="4">
      {tries.length === 0 ? (
        <Text tone="muted">Not tried yet.</Text>
      ) : (
        <Tries aria-label="Tries">
          {tries.map((one, place) => (
            <li key={`${place} ${one.time}`}>
              {momentOf(one.time)}: {answerOf(one)}
              {one.status !== null && ` after ${one.milliseconds.toLocaleString()} ms`}
            </li>
          ))}
        </Tries>
      )}
      <CodeSample label="Message" samples={[{ value: 'json', label: 'JSON', code }]} />
    </Stack>
  );
}
