import { LockOpen, RotateCcw } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Text } from '@/components/Text';
import type { BarcodeStatus } from '@/engine/display';
import type { Id } from '@/engine/document';
import type { ImageChoices } from '../../page/fields/ImageField';
import { getTypingField } from '../../page/text/typingFields';
import { useSession } from '../core/SessionContext';
import { AnchoringSection } from './AnchoringSection';
import { AppearanceSection } from './AppearanceSection';
import { ArrangeSection } from './ArrangeSection';
import { BarcodeSection } from './BarcodeSection';
import { ConstraintsSection } from './ConstraintsSection';
import { DensePanel } from './DensePanel';
import { FillSection } from './FillSection';
import { Section } from './fields/Section';
import { ImageSection } from './ImageSection';
import { LayoutProperties } from './LayoutProperties';
import { OutlineSection } from './OutlineSection';
import { PositionSection } from './PositionSection';
import { findOverriding, useChange, useSelected } from './selected';
import { StrokeSection } from './StrokeSection';

/** Props of {@link PropertiesPanel}. */
export interface PropertiesPanelProps {
  /** Properties of the selected text frames. */
  text?: ReactNode;
  /** Returns the status of a barcode on the shown page. */
  barcodeStatus?: (frameId: Id) => BarcodeStatus | undefined;
  /** Renders something with the name of a picture. @default the last part of its address */
  named?: ImageChoices['named'];
}

const nothing = () => undefined;

/** Returns to the edited text on Escape in a field of the panel. */
function useEscapeToText() {
  const session = useSession();
  return ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    // An open popover of the panel handles Escape itself.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target))
      getTypingField(session)?.focus({ preventScroll: true });
  };
}

/** The properties of the selection; without one, of the page and its layout. */
export function PropertiesPanel({ text, barcodeStatus = nothing, named }: PropertiesPanelProps) {
  const selected = useSelected();
  const onKeyDown = useEscapeToText();
  const change = useChange(selected.ids);
  const { frames, layoutId } = selected;
  if (frames.length === 0)
    return (
      <DensePanel>
        <LayoutProperties selected={selected} />
      </DensePanel>
    );
  const lockedIds = frames.filter(({ frame }) => frame.isLocked).map(({ id }) => id);
  if (lockedIds.length > 0)
    return (
      <DensePanel>
        <Section title="Locked">
          <Text as="p" size="small" tone="muted">
            {lockedIds.length === 1
              ? `${frames.find(({ id }) => id === lockedIds[0])?.frame.name ?? 'It'} is locked. Unlock it to change it.`
              : `${lockedIds.length} of the selected frames are locked. Unlock them to change them.`}
          </Text>
          <Button
            size="s"
            startIcon={LockOpen}
            onClick={() =>
              change('unlocking', [{ kind: 'lockFrames', frameIds: lockedIds, isLocked: false }])
            }
          >
            Unlock
          </Button>
        </Section>
      </DensePanel>
    );
  const overridden = findOverriding(selected);
  return (
    <DensePanel onKeyDown={onKeyDown}>
      <PositionSection selected={selected} />
      {overridden.length > 0 && (
        <Section title="Parent layout">
          <Button
            size="s"
            startIcon={RotateCcw}
            onClick={() => change('reset', [{ kind: 'resetFrames', layoutId, frameIds: [...overridden] }])}
          >
            Reset all
          </Button>
        </Section>
      )}
      <ArrangeSection selected={selected} />
      {frames.every(({ frame }) => frame.type === 'text') && text}
      <ImageSection selected={selected} named={named} />
      <BarcodeSection selected={selected} statusOf={barcodeStatus} />
      <FillSection selected={selected} />
      <StrokeSection selected={selected} />
      <OutlineSection selected={selected} />
      <AppearanceSection selected={selected} />
      <AnchoringSection selected={selected} />
      <ConstraintsSection selected={selected} />
    </DensePanel>
  );
}
