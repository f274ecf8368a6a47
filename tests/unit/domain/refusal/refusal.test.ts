import { describe, expect, it } from 'vitest';
import {
  conflicting,
  invalidField,
  nameTaken,
  noSuch,
  notAllowed,
  OUTDATED_GROUP,
  OUTDATED_ROLES,
  tooOften,
} from '@/domain/refusal';

describe('a refusal', () => {
  it('of a field has the same message for the call and the field', () => {
    expect(invalidField('userIds', 'is wrong')).toEqual({
      status: 400,
      detail: 'is wrong',
      errors: [{ field: 'userIds', message: 'is wrong' }],
    });
  });

  it('of a used name points at the name', () => {
    expect(nameTaken('A group')).toEqual({
      status: 409,
      detail: 'A group with this name exists already.',
      errors: [{ field: 'name', message: 'is taken' }],
    });
  });

  it.each([
    [notAllowed('No.'), 403, 'No.'],
    [noSuch('user'), 404, 'There is no such user, or you may not see it.'],
    [conflicting('No.'), 409, 'No.'],
    [OUTDATED_GROUP, 412, 'Someone else changed this group meanwhile. Look at the changes and save again.'],
    [
      OUTDATED_ROLES,
      412,
      'Someone else changed the roles of this user meanwhile. Look at the changes and save again.',
    ],
    [tooOften('No.'), 429, 'No.'],
  ])('has a status and words: %o', (refusal, status, detail) => {
    expect(refusal).toEqual({ status, detail });
  });
});
