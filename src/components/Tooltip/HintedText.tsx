import type { ComponentProps } from 'react';
import { Text } from '@/components/Text';

/** Props of {@link HintedText}; the rest goes to {@link Text}. */
export interface HintedTextProps extends ComponentProps<typeof Text> {
  /** Text of the tooltip. */
  hint: string;
}

/** Text with a tooltip on hover and focus, shown by the surrounding {@link HintArea}. */
export function HintedText({ hint, ...text }: HintedTextProps) {
  return <Text truncate {...text} tabIndex={0} data-grid-widget data-hint={hint} />;
}
