import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { formErrors } from '@/api/http';
import { subscriptionMutations } from '@/api/subscriptions';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import type { Prices } from '@/domain/subscriptions';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';

const MOST = 1_000_000;

const amountOf = (typed: string) => Number(typed.replace(',', '.'));

const price = z.string().check(
  z.trim(),
  z.refine((typed) => typed === '' || (amountOf(typed) >= 0 && amountOf(typed) <= MOST), {
    error: `A number from 0 to ${MOST.toLocaleString()}, such as 0.025.`,
  }),
);

const pricesForm = z.object({
  currency: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'The three letters of a currency, such as EUR.')),
  perRender: price,
  perGigabyte: price,
});

type PricesValues = z.infer<typeof pricesForm>;

const LABELS = { currency: 'Currency', perRender: 'A render', perGigabyte: 'A gigabyte a month' } as const;

interface PricesDialogProps {
  subscriptionId: string;
  /** The current prices. */
  prices: Prices | undefined;
  onClose: () => void;
}

/** The form for the prices of a render and a gigabyte; an empty field means no price. */
export function PricesDialog({ subscriptionId, prices, onClose }: PricesDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending } = useMutation(subscriptionMutations(useApi()).setPrices());
  const { register, handleSubmit, setError, formState } = useForm<PricesValues>({
    resolver: zodResolver(pricesForm),
    defaultValues: {
      currency: prices?.currency ?? 'EUR',
      perRender: prices?.perRender?.toString() ?? '',
      perGigabyte: prices?.perGigabyte?.toString() ?? '',
    },
  });
  const { errors, isDirty } = formState;
  const save = async ({ currency, perRender, perGigabyte }: PricesValues) => {
    const amount = (typed: string) => (typed === '' ? null : amountOf(typed));
    const given = { currency, perRender: amount(perRender), perGigabyte: amount(perGigabyte) };
    try {
      await mutateAsync({ subscriptionId, ...given });
      onClose();
      tell('The prices were saved.');
    } catch (error) {
      for (const { field, message } of formErrors(error, LABELS)) setError(field, { message });
    }
  };
  const field = (name: keyof PricesValues) => ({
    label: LABELS[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <FormDialog
      title="Prices"
      description="Without a price, no cost is shown."
      pending={isPending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      verb="Save"
      hasInput={isDirty}
      onClose={onClose}
    >
      <Stack gap="4">
        {errors.root?.server?.message && (
          <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
        )}
        <TextField required maxLength={3} {...field('currency')} />
        <TextField inputMode="decimal" {...field('perRender')} />
        <TextField inputMode="decimal" {...field('perGigabyte')} />
      </Stack>
    </FormDialog>
  );
}
