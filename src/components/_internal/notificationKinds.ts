import { CircleAlert, CircleCheck, Info, MessageSquare } from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';

/** The kinds of messages the product has. */
export const notificationKinds = ['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE'] as const;

/** The kind of a message. */
export type NotificationKind = (typeof notificationKinds)[number];

/** The icon of each kind; a kind is never shown by colour alone. */
export const kindGlyphs: Record<NotificationKind, IconGlyph> = {
  NEUTRAL: MessageSquare,
  INFORMATIVE: Info,
  POSITIVE: CircleCheck,
  NEGATIVE: CircleAlert,
};

/** The word of each kind, for readers. */
export const kindWords: Record<NotificationKind, string> = {
  NEUTRAL: 'Note',
  INFORMATIVE: 'Information',
  POSITIVE: 'Success',
  NEGATIVE: 'Error',
};
