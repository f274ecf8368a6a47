import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { errorDetail } from '@/api/http';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { TextField } from '@/components/TextField';
import { readDomain } from '@/domain/email';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';

/** Most domains of a subscription. */
const LIMIT = 200;

function createDomainForm(domains: readonly string[]) {
  return z.object({
    domain: z.string().check(
      z.refine((text) => readDomain(text) !== undefined, 'Enter a domain such as example.com.'),
      z.refine((text) => !domains.includes(readDomain(text) ?? ''), 'This domain is already in the list.'),
      z.refine(() => domains.length < LIMIT, `There can be ${LIMIT} domains at most.`),
    ),
  });
}

type DomainValues = z.infer<ReturnType<typeof createDomainForm>>;

interface AddDomainFormProps {
  /** The domains already listed. */
  domains: readonly string[];
  pending: boolean;
  /** Adds a domain; a rejection is shown and keeps the typed text. */
  onAdd: (domain: string) => Promise<void>;
}

/** A field to add a domain; accepts an email or web address for its domain. */
export function AddDomainForm({ domains, pending, onAdd }: AddDomainFormProps) {
  const resolver = useMemo(() => zodResolver(createDomainForm(domains)), [domains]);
  const { register, handleSubmit, reset, setError, formState } = useForm<DomainValues>({
    resolver,
    defaultValues: { domain: '' },
  });
  useUnsavedChanges(formState.isDirty);
  const add = async ({ domain }: DomainValues) => {
    const read = readDomain(domain);
    if (read === undefined) return;
    try {
      await onAdd(read);
      reset();
    } catch (error) {
      setError('domain', { message: errorDetail(error) });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(add)(event)}>
      <Inline gap="2" align="start" css={{ '& > :first-child': { flex: 1 } }}>
        <TextField
          label="Domain"
          placeholder="example.com"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          error={formState.errors.domain?.message}
          {...register('domain')}
        />
        {/* Aligns with the field, which is below its label. */}
        <Inline css={{ paddingBlockStart: '1.375rem' }}>
          <Button type="submit" intent="primary" startIcon={Plus} pending={pending}>
            Add domain
          </Button>
        </Inline>
      </Inline>
    </form>
  );
}
