import type { ComponentProps } from 'react';
import { Text } from '@/components/Text';

/** Props of {@link HintedText}; the rest goes to {@link Text}. */
export interface HintedTextProps extends ComponentProps<typeof Text> {
  /** What the tooltip says. */
  hint: string;
}

/** Text that says more under the pointer and to the keyboard, in the one tooltip of the area it stands in. */
export function HintedText({ hint, ...text }: HintedTextProps) {
  return <Text truncate {...text} tabIndex={0} data-grid-widget data-hint={hint} />;
}
