import { useState } from 'react';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { MOST_FONTS } from '@/domain/font';
import { countOf } from '@/domain/format';
import { FormDialog } from '@/product/FormDialog';
import type { OfferedFont } from '../upload/useSending';
import { OfferedFamilies } from './OfferedFamilies';

interface ChooseFontsDialogProps {
  environment: EnvironmentDetail;
  /** Those fonts can be taken from, at least one; the first is chosen. */
  connectors: readonly Connector[];
  onChoose: (fonts: readonly OfferedFont[]) => void;
  onClose: () => void;
}

/** What keeps fonts from being taken. */
function obstacleOf(count: number): string | undefined {
  if (count === 0) return 'Tick a style first.';
  return count > MOST_FONTS ? `At most ${MOST_FONTS} styles are taken at once.` : undefined;
}

/** Chooses styles of the families that connectors offer. */
export function ChooseFontsDialog({ environment, connectors, onChoose, onClose }: ChooseFontsDialogProps) {
  const [connectorId, setConnectorId] = useState(connectors[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly OfferedFont[]>([]);
  const { length } = chosen;
  return (
    <FormDialog
      size="m"
      title="Add fonts from a connector"
      description="They become fonts of this environment. They stay even if the connector is removed."
      onSubmit={() => obstacleOf(length) === undefined && onChoose(chosen)}
      verb={length === 0 ? 'Continue' : `Continue with ${countOf(length, 'style')}`}
      disabledReason={obstacleOf(length)}
      hasInput={length > 0}
      onClose={onClose}
    >
      <Stack gap="4">
        {connectors.length > 1 && (
          <Select
            label="From"
            options={connectors.map(({ id, name }) => ({ value: id, label: name }))}
            value={connectorId}
            onValueChange={setConnectorId}
          />
        )}
        {length > 0 && (
          <Inline gap="3" justify="between">
            <Text size="small" tone="muted" role="status">{`${countOf(length, 'style')} ticked`}</Text>
            <Button size="s" intent="ghost" onClick={() => setChosen([])}>
              Clear
            </Button>
          </Inline>
        )}
        <OfferedFamilies key={connectorId} {...{ environment, connectorId, chosen }} onChange={setChosen} />
      </Stack>
    </FormDialog>
  );
}
