import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orReloadOnce } from '@/app/errors/reloadOnce';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

function openBuild(name: string): void {
  document.head.innerHTML = `<script type="module" src="/assets/console-${name}.js"></script>`;
}

/** Fetches code that is missing, and waits for the reload that may follow. */
async function come(): Promise<void> {
  await expect(orReloadOnce(missing, reload)).rejects.toThrow('dynamically imported');
  vi.runAllTimers();
}

describe('the code of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    openBuild('one');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    reload.mockReset();
    sessionStorage.clear();
    document.head.innerHTML = '';
  });

  it('that is there is handed on', async () => {
    await expect(orReloadOnce(() => Promise.resolve('page'), reload)).resolves.toBe('page');
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that is missing reloads the console once for each build', async () => {
    await come();
    expect(reload).toHaveBeenCalledTimes(1);
    await come();
    expect(reload).toHaveBeenCalledTimes(1);
    openBuild('two');
    await come();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that is missing while offline reloads nothing, and does so once online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await come();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await come();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is missing reloads nothing where the tab can’t remember it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await come();
    expect(reload).not.toHaveBeenCalled();
  });
});
