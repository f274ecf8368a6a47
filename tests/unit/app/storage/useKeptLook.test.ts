import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptLook } from '@/app/storage/useKeptLook';

afterEach(() => window.localStorage.clear());

describe('the view of a list', () => {
  it('S9.02 is stored per list for the next visit', () => {
    const first = renderHook(() => useKeptLook('templates'));
    expect(first.result.current[0]).toBe('grid');
    act(() => first.result.current[1]('list'));
    expect(first.result.current[0]).toBe('list');
    first.unmount();
    expect(renderHook(() => useKeptLook('templates')).result.current[0]).toBe('list');
    expect(renderHook(() => useKeptLook('projects')).result.current[0]).toBe('grid');
  });
});
