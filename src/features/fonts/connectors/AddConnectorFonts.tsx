import { useState } from 'react';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { OfferedFont } from '../upload/useSendFonts';

const ChooseFontsDialog = dialogOnDemand(async () => (await import('./ChooseFontsDialog')).ChooseFontsDialog);
const UploadFontsDialog = dialogOnDemand(
  async () => (await import('../upload/UploadFontsDialog')).UploadFontsDialog,
);

interface AddConnectorFontsProps {
  environment: EnvironmentDetail;
  /** At least one connector of fonts; the first is selected. */
  connectors: readonly Connector[];
  onClose: () => void;
}

/** Adds fonts of a connector to the library: selects them, then reviews them like uploaded files. */
export function AddConnectorFonts({ environment, connectors, onClose }: AddConnectorFontsProps) {
  const [chosen, setChosen] = useState<readonly OfferedFont[]>();
  return chosen ? (
    <UploadFontsDialog environment={environment} onClose={onClose} fonts={chosen} />
  ) : (
    <ChooseFontsDialog
      environment={environment}
      connectors={connectors}
      onClose={onClose}
      onChoose={setChosen}
    />
  );
}
