import type { AccessRule } from '@/domain/access';

/** Something one may ask access for: a page or an action, with the rule that decides. */
export interface AccessTarget {
  /** Identity; fit for an address. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'page' | 'action';
  readonly rule: AccessRule;
}

/** What access can be asked for, and the facts of the subscription it is asked in. */
export interface AccessContext {
  readonly targets: readonly AccessTarget[];
  readonly isGraFxPricebook: boolean;
}

/** What is being asked: of which page or action, in which environment; empty where nothing has been chosen. */
export interface AccessAsked {
  readonly target: string;
  readonly environmentId: string;
}
