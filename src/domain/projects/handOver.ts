import { invalidField } from '../refusal';

/** The refusal of a receiver outside the environment; it does not reveal other accounts. */
export const NOT_A_RECEIVER = invalidField('email', 'No member of this environment has this address.');

/** The refusal to hand a project over to its owner. */
export const OWN_ALREADY = invalidField('email', 'This project is yours already.');
