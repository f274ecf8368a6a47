/** How long the old secret of an integration may stay valid beside the new one. */
export const KEPT_SECRETS = [
  { seconds: 0, label: 'Not at all' },
  { seconds: 3_600, label: '1 hour' },
  { seconds: 86_400, label: '24 hours' },
  { seconds: 604_800, label: '7 days' },
] as const;

/** Seconds for which an old secret may stay valid. */
export type KeptSecretSeconds = (typeof KEPT_SECRETS)[number]['seconds'];
