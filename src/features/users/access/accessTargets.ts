import type { AccessRule } from '@/domain/access';

/** A page or an action to check access for, with its rule. */
export interface AccessTarget {
  /** Identity; fit for an address. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'page' | 'action';
  readonly rule: AccessRule;
}

/** The available access checks, and the subscription's facts for them. */
export interface AccessContext {
  readonly targets: readonly AccessTarget[];
  readonly isGraFxPricebook: boolean;
}

/** The selected page or action and environment; empty when not chosen. */
export interface AccessAsked {
  readonly target: string;
  readonly environmentId: string;
}
