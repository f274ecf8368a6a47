import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from '@/app/errors/missingPage';
import { reloadOnMissingPage } from '@/app/reloadOnMissingPage';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();
let stop = () => {};

function openBuild(name: string): void {
  stop();
  stop = reloadOnMissingPage(name, reload);
}

/** Fetches a missing page, and waits for the reload that may follow. */
async function visit(): Promise<void> {
  await expect(fetchPage(missing)).rejects.toThrow('dynamically imported');
  vi.runAllTimers();
}

describe('the code of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    openBuild('one');
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    reload.mockReset();
    sessionStorage.clear();
  });

  it('is returned when it loads', async () => {
    await expect(fetchPage(() => Promise.resolve('page'))).resolves.toBe('page');
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the console once for each build when it is missing', async () => {
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
    openBuild('two');
    await visit();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads only once online when it is missing offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await visit();
    expect(reload).not.toHaveBeenCalled();
  });
});
