import { invalidField } from '../refusal';

/** Projects go only to somebody who can work on them; whether somebody else has an account is not told. */
export const NOT_A_RECEIVER_HERE = invalidField(
  'receiverId',
  'This person can’t work in every environment that has projects to hand over. Choose somebody else, or give the person a role there first.',
);

/** Items are handed over to somebody else. */
export const RECEIVER_IS_OWNER = invalidField('receiverId', 'These items belong to this person already.');

/** Taking away a role hands nothing over. */
export const ROLE_WITH_RECEIVER = invalidField(
  'handOverTo',
  'is only for removing somebody from the subscription',
);

/** How many projects of a person are named to an administrator; the others are counted. */
export const NAMED_PROJECTS = 20;
