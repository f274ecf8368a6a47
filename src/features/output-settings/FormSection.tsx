import { useId, type ReactNode } from 'react';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';

/** Related fields under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="body" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
