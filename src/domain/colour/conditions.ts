/** The print conditions for templates. The first is the default. */
export const pressConditions = ['coatedFogra39', 'uncoatedFogra29', 'coatedGracol', 'webSwop'] as const;

/** A print condition: press, inks and paper. */
export type PressCondition = (typeof pressConditions)[number];

/** The default print condition. */
export const DEFAULT_CONDITION: PressCondition = 'coatedFogra39';

/** The description of a condition for people and printers. */
export interface ConditionDetails {
  readonly name: string;
  readonly description: string;
  /** The name in the ICC's registry of characterization data. */
  readonly identifier: string;
  /** The maximum total of inks that dries, in percent. */
  readonly inkLimit: number;
}

/** The description of each condition for people and printers. */
export const CONDITION_DETAILS: Readonly<Record<PressCondition, ConditionDetails>> = {
  coatedFogra39: {
    name: 'Coated FOGRA39',
    description: 'Offset on coated paper, Europe',
    identifier: 'FOGRA39',
    inkLimit: 330,
  },
  uncoatedFogra29: {
    name: 'Uncoated FOGRA29',
    description: 'Offset on uncoated paper, Europe',
    identifier: 'FOGRA29',
    inkLimit: 320,
  },
  coatedGracol: {
    name: 'Coated GRACoL 2006',
    description: 'Offset on coated paper, America',
    identifier: 'CGATS TR 006',
    inkLimit: 320,
  },
  webSwop: {
    name: 'Web SWOP 2006',
    description: 'Web offset on coated paper, America',
    identifier: 'CGATS TR 003',
    inkLimit: 300,
  },
};

/** Regions that print by American conditions, by ISO 3166 code. */
const AMERICAN = new Set(['US', 'CA', 'MX', 'PR', 'CO', 'PE', 'CL', 'EC', 'GT', 'CR', 'PA', 'DO']);

/**
 * Returns the usual condition of a region.
 * @param region an ISO 3166 code such as `US`
 */
export const conditionOfRegion = (region: string | undefined): PressCondition =>
  region !== undefined && AMERICAN.has(region.toUpperCase()) ? 'coatedGracol' : DEFAULT_CONDITION;
