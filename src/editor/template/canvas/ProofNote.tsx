import { styled } from '@/components/theme';
import { CONDITION_DETAILS } from '@/domain/colour';
import { conditionOf } from '@/engine/document';
import { useView } from '../core/SessionContext';

const Note = styled('p', {
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: '$3',
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'calc(100% - 2rem)',
  margin: 0,
  padding: '$1 $3',
  borderRadius: '$pill',
  border: '1px solid $borderStrong',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '$small',
  lineHeight: '$small',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
});

/** Shows the press condition during a soft proof. */
export function ProofNote() {
  const condition = useView((view) => (view.options.isProofed ? conditionOf(view.document) : undefined));
  if (!condition) return null;
  return (
    <Note role="status">
      Soft proof: {CONDITION_DETAILS[condition].name}. Stripes mark colours that can’t be printed.
    </Note>
  );
}
