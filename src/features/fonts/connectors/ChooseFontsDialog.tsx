import { useState } from 'react';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { MOST_FONTS } from '@/domain/fonts';
import { countOf } from '@/domain/format';
import { FormDialog } from '@/product/FormDialog';
import type { OfferedFont } from '../upload/useSendFonts';
import { OfferedFamilies } from './OfferedFamilies';

interface ChooseFontsDialogProps {
  environment: EnvironmentDetail;
  /** At least one connector of fonts; the first is selected. */
  connectors: readonly Connector[];
  onChoose: (fonts: readonly OfferedFont[]) => void;
  onClose: () => void;
}

/** Returns why the selection can't be added. */
function obstacleOf(count: number): string | undefined {
  if (count === 0) return 'Tick a style first.';
  return count > MOST_FONTS ? `At most ${MOST_FONTS} styles are accepted at once.` : undefined;
}

/** Selects styles from the families of connectors. */
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
        <OfferedFamilies
          key={connectorId}
          environment={environment}
          connectorId={connectorId}
          chosen={chosen}
          onChange={setChosen}
        />
      </Stack>
    </FormDialog>
  );
}
