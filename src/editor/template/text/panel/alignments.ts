import {
  AlignHorizontalJustifyCenter,
  AlignHorizontalJustifyEnd,
  AlignHorizontalJustifyStart,
  AlignHorizontalSpaceBetween,
  AlignJustify,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  AlignVerticalSpaceBetween,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
} from 'lucide-react';
import type { ParagraphFormat, TextOptions } from '@/engine/document';
import type { ToggleOption } from './Toggles';

interface Alignments {
  /** Alignment along the lines of a paragraph. */
  readonly along: readonly ToggleOption<ParagraphFormat['textAlign']>[];
  /** Alignment of all lines in their frame. */
  readonly across: readonly ToggleOption<TextOptions['verticalAlign']>[];
  /** Label of the alignment in the frame. */
  readonly acrossLabel: string;
}

const HORIZONTAL: Alignments = {
  along: [
    { value: 'left', label: 'Align text left', icon: TextAlignStart },
    { value: 'center', label: 'Centre text', icon: TextAlignCenter },
    { value: 'right', label: 'Align text right', icon: TextAlignEnd },
    { value: 'justify', label: 'Justify text', icon: AlignJustify },
  ],
  across: [
    { value: 'top', label: 'Text at the top', icon: AlignVerticalJustifyStart },
    { value: 'middle', label: 'Text in the middle', icon: AlignVerticalJustifyCenter },
    { value: 'bottom', label: 'Text at the bottom', icon: AlignVerticalJustifyEnd },
    { value: 'justify', label: 'Spread lines', icon: AlignVerticalSpaceBetween },
  ],
  acrossLabel: 'Vertical alignment',
};

/** Lines run from top to bottom, the first at the right. */
const VERTICAL: Alignments = {
  along: [
    { value: 'left', label: 'Align text to the top', icon: AlignVerticalJustifyStart },
    { value: 'center', label: 'Centre text', icon: AlignVerticalJustifyCenter },
    { value: 'right', label: 'Align text to the bottom', icon: AlignVerticalJustifyEnd },
    { value: 'justify', label: 'Justify text', icon: AlignVerticalSpaceBetween },
  ],
  across: [
    { value: 'top', label: 'Text at the right', icon: AlignHorizontalJustifyEnd },
    { value: 'middle', label: 'Text in the middle', icon: AlignHorizontalJustifyCenter },
    { value: 'bottom', label: 'Text at the left', icon: AlignHorizontalJustifyStart },
    { value: 'justify', label: 'Spread lines', icon: AlignHorizontalSpaceBetween },
  ],
  acrossLabel: 'Horizontal alignment',
};

/** Returns the labels and icons of alignments for a text flow; those of horizontal text if several differ. */
export const alignmentsOf = (flow: TextOptions['flow']['type'] | undefined): Alignments =>
  flow === 'vertical' ? VERTICAL : HORIZONTAL;
