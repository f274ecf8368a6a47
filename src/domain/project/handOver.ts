import { invalidField } from '../refusal';

/** A project goes to members of its environment only; whether somebody else has an account is not told. */
export const NOT_A_RECEIVER = invalidField('email', 'No member of this environment has this address.');

/** A project is handed over to somebody else. */
export const OWN_ALREADY = invalidField('email', 'This project is yours already.');
