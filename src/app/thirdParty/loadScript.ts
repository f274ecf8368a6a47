/**
 * Adds a script to the page once; a second call for the same address waits for the first. @throws Error when it can't
 * be loaded
 */
export function loadScript(src: string): Promise<void> {
  const existing = loading.get(src);
  if (existing) return existing;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}

const loading = new Map<string, Promise<void>>();
