import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { EnvironmentDetail, WebHook, WebHookDelivery } from '@/api/types';
import { webHookMutations, webHookQueries } from '@/api/web-hooks';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { EmptySection } from '@/components/EmptySection';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { CodeSample } from '@/product/CodeSample';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { DeliveryTries } from './DeliveryTries';
import { SIGNATURE_SAMPLES } from '@/domain/web-hooks';
import { DELIVERY_TONES, MESSAGE_WORDS, momentOf, refusalOfRetry, statusOf } from './webHookWords';

const List = styled('ul', {
  margin: 0,
  padding: 0,
  border: '1px solid $border',
  borderRadius: '$container',
  overflow: 'hidden',
});

const nameOf = ({ event, dateCreated }: WebHookDelivery) =>
  `${MESSAGE_WORDS[event]}, ${momentOf(dateCreated)}`;

interface DeliveriesDialogProps {
  environment: EnvironmentDetail;
  webHook: WebHook;
  /** Why the reader may not change web hooks; `undefined` if they may. */
  withheld: string | undefined;
  onClose: () => void;
}

/** The deliveries of a web hook, newest first, with every try, and how the receiver verifies them. */
export function DeliveriesDialog({ environment, webHook, withheld, onClose }: DeliveriesDialogProps) {
  const api = useApi();
  const tell = useNotify();
  const { id, name, address } = webHook;
  const mutations = webHookMutations(api, environment);
  const list = useInfiniteQuery(webHookQueries(api, environment).deliveries(id));
  const { mutateAsync: retry } = useMutation(mutations.retry());
  const test = useMutation(mutations.test());
  const [openId, setOpenId] = useState<string>();
  const gone = `${name} was deleted meanwhile.`;
  const deliveries = list.data?.pages.flatMap(({ data }) => data);
  const sendAgain = (deliveryId: string) =>
    void notifyOutcome(retry({ id, deliveryId }), { done: () => 'It is sent again.', gone }, tell);
  const sendTest = () =>
    void notifyOutcome(test.mutateAsync({ id }), { done: () => `A test is sent to ${name}.`, gone }, tell);
  const rowOf = (delivery: WebHookDelivery) => (
    <ExpandableRow
      key={delivery.id}
      name={nameOf(delivery)}
      title={<Text truncate>{nameOf(delivery)}</Text>}
      facts={<StatusDot tone={DELIVERY_TONES[delivery.status]} label={statusOf(delivery)} />}
      open={openId === delivery.id}
      onOpenChange={(open) => setOpenId(open ? delivery.id : undefined)}
      actions={[
        {
          id: 'retry',
          label: 'Send again',
          icon: RotateCw,
          disabledReason: withheld ?? refusalOfRetry(delivery),
          onSelect: () => sendAgain(delivery.id),
        },
      ]}
    >
      <DeliveryTries delivery={delivery} />
    </ExpandableRow>
  );
  return (
    <Dialog
      open
      placement="side"
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={address}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button intent="primary" disabledReason={withheld} pending={test.isPending} onClick={sendTest}>
            Send a test
          </Button>
        </>
      }
    >
      <Stack gap="6">
        <LoadError what="The deliveries" reads={[list]} />
        {!deliveries && !list.error && <Skeleton shape="block" height="12rem" />}
        {deliveries?.length === 0 && (
          <EmptySection
            title="No deliveries yet"
            description="Deliveries are listed here for seven days, with every try."
          />
        )}
        {deliveries && deliveries.length > 0 && (
          <List aria-label={`Deliveries of ${name}`}>{deliveries.map(rowOf)}</List>
        )}
        {list.hasNextPage && (
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        )}
        <CodeSample label="How to check a signature" samples={SIGNATURE_SAMPLES} />
      </Stack>
    </Dialog>
  );
}
