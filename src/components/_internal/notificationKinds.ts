import { CircleAlert, CircleCheck, Info, MessageSquare } from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';

/** The kinds of messages. */
export const notificationKinds = ['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE'] as const;

/** The kind of a message. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Icons of kinds, because colour alone must not identify a kind. */
export const kindGlyphs: Record<NotificationKind, IconGlyph> = {
  NEUTRAL: MessageSquare,
  INFORMATIVE: Info,
  POSITIVE: CircleCheck,
  NEGATIVE: CircleAlert,
};

/** Names of kinds for screen readers. */
export const kindWords: Record<NotificationKind, string> = {
  NEUTRAL: 'Note',
  INFORMATIVE: 'Information',
  POSITIVE: 'Success',
  NEGATIVE: 'Error',
};
