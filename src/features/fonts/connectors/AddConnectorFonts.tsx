import { useState } from 'react';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import type { OfferedFont } from '../upload/useSending';

const ChooseFontsDialog = dialogOnDemand(async () => (await import('./ChooseFontsDialog')).ChooseFontsDialog);
const UploadFontsDialog = dialogOnDemand(
  async () => (await import('../upload/UploadFontsDialog')).UploadFontsDialog,
);

interface AddConnectorFontsProps {
  environment: EnvironmentDetail;
  /** Those fonts can be taken from, at least one; the first is chosen. */
  connectors: readonly Connector[];
  onClose: () => void;
}

/** Takes fonts of a connector into the library: they are chosen, and then looked over as files are that somebody sends. */
export function AddConnectorFonts({ environment, connectors, onClose }: AddConnectorFontsProps) {
  const [chosen, setChosen] = useState<readonly OfferedFont[]>();
  return chosen ? (
    <UploadFontsDialog {...{ environment, onClose }} fonts={chosen} />
  ) : (
    <ChooseFontsDialog {...{ environment, connectors, onClose }} onChoose={setChosen} />
  );
}
