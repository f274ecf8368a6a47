import { invalidField } from '../refusal';

/** The refusal of a receiver who can't work on the projects; it does not reveal other accounts. */
export const NOT_A_RECEIVER_HERE = invalidField(
  'receiverId',
  'This user can’t work in every environment that has projects to hand over. Choose another user, or give this one a role there first.',
);

/** The refusal to hand items over to their owner. */
export const RECEIVER_IS_OWNER = invalidField('receiverId', 'These items already belong to this user.');

/** The refusal of a receiver when only a role is removed. */
export const ROLE_WITH_RECEIVER = invalidField(
  'handOverTo',
  'is only for removing somebody from the subscription',
);

/** How many projects of a person administrators see by name; others are counted. */
export const NAMED_PROJECTS = 20;
