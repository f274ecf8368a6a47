import type { EnvironmentDetail } from '@/api/types';
import type { BrandKitContent, BrandTheme } from '@/domain/brand-kits';

/** An open kit, in one of its themes. */
export interface KitAtWork {
  readonly environment: EnvironmentDetail;
  readonly content: BrandKitContent;
  /** Its content, with the values of the theme. */
  readonly shown: BrandKitContent;
  /** The theme; `undefined` for the default one. */
  readonly theme: BrandTheme | undefined;
  readonly change: (make: (content: BrandKitContent) => BrandKitContent) => void;
  /** Why nothing may be changed. */
  readonly withheld: string | undefined;
  /** Why entries can't be added, renamed and deleted. */
  readonly fixed: string | undefined;
  /** Whether styles have a stroke. */
  readonly hasStroke: boolean;
}

/** Generates an id for an entry in a kit. */
export const newGuid = (): string => crypto.randomUUID();
