import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/** Replaces jsdom's files and forms by ones that the mocked network can send. */
export async function stubFiles(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
}
