import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

interface KitSectionProps {
  title: string;
  count: number;
  /** Text for an empty section. */
  empty: string;
  /** Label of the button that adds an entry. */
  verb: string;
  /** Why nothing can be added. */
  fixed: string | undefined;
  onAdd: () => void;
  /** Dialogs of its buttons, rendered with and without entries. */
  dialogs: ReactNode;
  /** The entries, rendered when there is at least one. */
  children: ReactNode;
}

/** A section of a brand kit, with its heading. */
export function KitSection(props: KitSectionProps) {
  const { title, count, empty, verb, fixed, onAdd, dialogs, children } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="3">
        <Inline gap="3" justify="between" wrap>
          <Inline gap="2">
            <Heading level={2} size="large" id={id}>
              {title}
            </Heading>
            {count > 0 && (
              <Text tone="muted" numeric>
                {count}
              </Text>
            )}
          </Inline>
          <Button size="s" startIcon={Plus} disabledReason={fixed} onClick={onAdd}>
            {verb}
          </Button>
        </Inline>
        {count > 0 ? children : <Text tone="muted">{empty}</Text>}
      </Stack>
      {dialogs}
    </Card>
  );
}
