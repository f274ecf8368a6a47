import { Text } from '@/components/Text';
import type { Document } from '@/engine/document';
import type { PageEngine } from '../../../page/loadPageEngine';
import { useSetText } from '../../../page/text/useSetText';
import { common } from '../../properties/selected';
import type { TextTarget } from './target';

/** Scales that differ by less are the same to the eye. */
const NEAR = 0.001;

const told = (number: number, unit: string) => `${Number(number.toFixed(1))} ${unit}`;

interface FittedSizeProps {
  target: TextTarget;
  engine: PageEngine;
}

/** Says how large a text is drawn that is fitted to its frame, as that is not the size one gives it. */
export function FittedSize({ target, engine }: FittedSizeProps) {
  const [only, ...others] = target.frames;
  const isFitted = only?.placement.copyFitting?.enabled === true && others.length === 0;
  return isFitted ? (
    <Drawn {...{ engine, frameId: only.id, document: target.selected.document }} runs={target.runs} />
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
  const size = common(runs, ({ look }) => look.fontSize);
  if (Math.abs(scale - 1) < NEAR) return null;
  const drawn = size === undefined ? `${told(scale * 100, '%')} of its sizes` : told(size * scale, 'pt');
  return (
    <Text as="p" size="small" tone="muted">
      {`Drawn at ${drawn}: it is fitted to the frame.`}
    </Text>
  );
}
