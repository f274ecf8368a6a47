/** The conditions of printing a template can be designed for. The first holds where none is named. */
export const pressConditions = ['coatedFogra39', 'uncoatedFogra29', 'coatedGracol', 'webSwop'] as const;

/** A condition of printing: press, inks and paper. */
export type PressCondition = (typeof pressConditions)[number];

/** The condition that holds where none is named. */
export const DEFAULT_CONDITION: PressCondition = 'coatedFogra39';

/** A condition as people and printers know it. */
export interface ConditionDetails {
  readonly name: string;
  readonly description: string;
  /** The name in the registry of characterization data that the ICC keeps. */
  readonly identifier: string;
  /** The most of all inks together that dries, in percent. */
  readonly inkLimit: number;
}

/** Each condition as people and printers know it. */
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

/** Regions that print by the American conditions, by their ISO 3166 codes. */
const AMERICAN = new Set(['US', 'CA', 'MX', 'PR', 'CO', 'PE', 'CL', 'EC', 'GT', 'CR', 'PA', 'DO']);

/** The condition that is usual in a region. @param region an ISO 3166 code such as `US` */
export const conditionOfRegion = (region: string | undefined): PressCondition =>
  region !== undefined && AMERICAN.has(region.toUpperCase()) ? 'coatedGracol' : DEFAULT_CONDITION;
