import { describe, expect, it } from 'vitest';
import { absoluteUri } from '../../../../platform/http/absoluteUri';
import { isMatch } from '../../../../platform/http/ifMatch';
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  Problem,
  problemBody,
  unauthorized,
} from '../../../../platform/http/Problem';

const FIELD = { field: 'name', message: 'is taken' };
const OTHER = { field: 'x', message: 'y' };
const told = ({ name, status, message, errors }: Problem) => ({ name, status, message, errors });

describe('a problem', () => {
  it.each([
    [400, 'is taken', [FIELD, OTHER], () => invalid(FIELD, OTHER)],
    [401, 'No.', undefined, () => unauthorized('No.')],
    [403, 'No.', undefined, () => forbidden('No.')],
    [404, 'There is no such user, or you may not see it.', undefined, () => notFound('user')],
    [409, 'No.', undefined, () => conflict('No.')],
    [409, 'No.', [FIELD], () => conflict('No.', FIELD)],
  ])('says what is wrong with status %i: %s', (status, message, errors, make) => {
    const problem = make();
    expect(problem).toBeInstanceOf(Problem);
    expect(told(problem)).toEqual({ name: 'Problem', status, message, errors });
  });

  it('is answered in the form of RFC 9457', () => {
    const given = { status: 409, detail: 'No.', instance: '/users', requestId: 'r' };
    const body = { ...given, type: 'about:blank', title: 'Conflict' };
    expect(problemBody(given)).toStrictEqual(body);
    expect(problemBody({ ...given, errors: [FIELD] })).toStrictEqual({ ...body, errors: [FIELD] });
    expect(problemBody({ ...given, status: 599 }).title).toBe('Error');
  });
});

describe('If-Match', () => {
  it.each([
    [undefined, true],
    ['"1"', true],
    ['W/"1"', true],
    ['"0", "1"', true],
    ['"0" ,  W/"1" ', true],
    ['*', true],
    ['"0"', false],
    ['"W/"1"', false],
    ['', false],
  ])('%j names the state "1": %s', (header, is) => {
    expect(isMatch(header, '"1"')).toBe(is);
  });
});

describe('a stored address', () => {
  it.each([
    ['/back-office', 'https://platform.test/back-office'],
    ['/back-office/', 'https://platform.test/back-office'],
    ['/', 'https://platform.test'],
    ['/a/b', 'https://platform.test/a/b'],
    ['https://other.test/x', 'https://other.test/x'],
  ])('%s is %s for clients', (stored, uri) => {
    expect(absoluteUri(stored, 'https://platform.test')).toBe(uri);
  });
});
