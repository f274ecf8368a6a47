import { Text } from '@/components/Text';
import type { Document } from '@/engine/document';
import type { PageEngine } from '../../../page/loadPageEngine';
import { useSetText } from '../../../page/text/useSetText';
import { getCommonValue } from '../../properties/selected';
import type { TextTarget } from './target';

/** Tolerance below which two scales look equal. */
const NEAR = 0.001;

const formatAmount = (number: number, unit: string) => `${Number(number.toFixed(1))} ${unit}`;

interface FittedSizeProps {
  target: TextTarget;
  engine: PageEngine;
}

/** Shows the drawn size of a fitted text, which differs from the size set. */
export function FittedSize({ target, engine }: FittedSizeProps) {
  const [only, ...others] = target.frames;
  const isFitted = only?.placement.copyFitting?.enabled === true && others.length === 0;
  return isFitted ? (
    <Drawn engine={engine} frameId={only.id} document={target.selected.document} runs={target.runs} />
  ) : null;
}

interface DrawnProps {
  engine: PageEngine;
  document: Document;
  frameId: string;
  runs: TextTarget['runs'];
}

function Drawn({ engine, document, frameId, runs }: DrawnProps) {
  const scale = useSetText(document, frameId, engine)?.layout.scale ?? 1;
  const size = getCommonValue(runs, ({ look }) => look.fontSize);
  if (Math.abs(scale - 1) < NEAR) return null;
  const drawn =
    size === undefined ? `${formatAmount(scale * 100, '%')} of its sizes` : formatAmount(size * scale, 'pt');
  return (
    <Text as="p" size="small" tone="muted">
      {`Drawn at ${drawn}: it is fitted to the frame.`}
    </Text>
  );
}
