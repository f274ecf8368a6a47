import { describe, expect, it } from 'vitest';
import { takesAction, watchRight, type ActionName, type OperationRight } from '@/domain/access';

const pick = (right: OperationRight, picked?: ActionName) =>
  watchRight('anOperation', right).check((action) => action, picked);

describe('the action a call checks', () => {
  it('is the only one of the table', () => {
    expect(pick('user.remove')).toBe('user.remove');
  });

  it('is the one of several that the request picks', () => {
    expect(pick(['user.remove', 'user.activate'], 'user.activate')).toBe('user.activate');
  });

  it('is always in the table', () => {
    expect(() => pick('user.remove', 'user.read')).toThrow('user.read is not among the actions');
    expect(() => pick(['user.remove'], 'user.read')).toThrow('user.read is not among the actions');
  });

  it('is never guessed among several', () => {
    expect(() => pick(['user.remove', 'user.activate'])).toThrow('is not among the actions');
  });

  it('is undefined when the table has a reason instead', () => {
    expect(takesAction('own')).toBe(false);
    expect(() => pick('own')).toThrow('is not among the actions');
  });
});

describe('the watch over a call', () => {
  it('reports a call without a check', () => {
    expect(() => watchRight('anOperation', 'user.remove').requireChecked()).toThrow(
      'anOperation did not check whether the caller may do it.',
    );
  });

  it('does not count a check that was refused', () => {
    const watch = watchRight('anOperation', 'user.remove');
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => watch.check(refuse)).toThrow('refused');
    expect(() => watch.requireChecked()).toThrow('anOperation did not check');
  });

  it('accepts a call that has checked its action, or that needs none', () => {
    const watch = watchRight('anOperation', 'user.remove');
    watch.check(() => true);
    expect(() => watch.requireChecked()).not.toThrow();
    expect(() => watchRight('anOperation', 'signed').requireChecked()).not.toThrow();
  });
});
