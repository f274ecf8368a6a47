import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptLook } from '@/app/storage/useKeptLook';

afterEach(() => window.localStorage.clear());

describe('the look of a list', () => {
  it('S9.02 is kept at the next visit, for each list by itself', () => {
    const first = renderHook(() => useKeptLook('templates'));
    expect(first.result.current[0]).toBe('grid');
    act(() => first.result.current[1]('list'));
    expect(first.result.current[0]).toBe('list');
    first.unmount();
    expect(renderHook(() => useKeptLook('templates')).result.current[0]).toBe('list');
    expect(renderHook(() => useKeptLook('projects')).result.current[0]).toBe('grid');
  });
});
