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

/** Fetches a page that is missing, and waits for the reload that may follow. */
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

  it('that is there is handed on', async () => {
    await expect(fetchPage(() => Promise.resolve('page'))).resolves.toBe('page');
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is missing reloads the console once for each build', async () => {
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
    openBuild('two');
    await visit();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that is missing while offline reloads nothing, and does so once online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await visit();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is missing reloads nothing where the tab can’t remember it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await visit();
    expect(reload).not.toHaveBeenCalled();
  });
});
