import { describe, expect, it, vi } from 'vitest';
import { MANAGEMENT_ACTIONS, takesAction } from '@/domain/access';
import { guardOperation } from '../../../../platform/management/guardOperation';
import type { OperationId } from '../../../../platform/management/operations';

const IDS = Object.keys(MANAGEMENT_ACTIONS) as OperationId[];
const nobody = () => {
  throw new Error('Nobody calls.');
};

describe('the guard of an operation', () => {
  it.each(IDS.filter((id) => takesAction(MANAGEMENT_ACTIONS[id])))(
    'refuses to answer %s when nothing was checked',
    async (id) => {
      await expect(guardOperation(id).answer(() => 'answered')).rejects.toThrow(
        `${id} did not check whether the caller may do it.`,
      );
    },
  );

  it.each(IDS.filter((id) => !takesAction(MANAGEMENT_ACTIONS[id])))(
    'answers %s, which takes no action',
    async (id) => {
      await expect(guardOperation(id).answer(() => 'answered')).resolves.toBe('answered');
    },
  );

  it('opens no transaction of its own before something was checked', () => {
    const recorded = vi.fn();
    const database = undefined as never;
    const { recorded: write } = guardOperation('inviteUsers').waysIn({ database, recorded }, nobody);
    expect(() => write(() => Promise.resolve())).toThrow('inviteUsers did not check');
    expect(recorded).not.toHaveBeenCalled();
  });

  it('forwards the refusal of a handler', async () => {
    const refusal = new Error('There is no such user group.');
    await expect(guardOperation('getUserGroup').answer(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
