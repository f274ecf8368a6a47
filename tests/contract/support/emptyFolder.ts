import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../../platform/database';
import { openJobs } from '../../../platform/jobs';

declare module 'vitest' {
  interface ProvidedContext {
    /** An initially empty folder in which `fillEmptyFolder` keeps templates. */
    templates: string;
  }
}

/**
 * Creates an embedded database without data in a folder, as after the platform's first start. The platform makes it
 * once, and it is copied from then on: making it takes eight seconds.
 */
export async function fillEmptyFolder(folder: string, templates = inject('templates')): Promise<void> {
  const template = join(templates, 'empty');
  if (!(await exists(template))) await makeTemplate(templates, template);
  await cp(template, folder, { recursive: true });
}

async function makeTemplate(templates: string, template: string): Promise<void> {
  const folder = await mkdtemp(join(templates, 'making-'));
  const { db, close } = await openDatabase({ dataDirectory: folder });
  await openJobs(db, { onError: () => undefined });
  await close();
  try {
    await rename(folder, template);
  } catch (error) {
    // Another process was faster.
    if (!(await exists(template))) throw error;
    await rm(folder, { recursive: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Creates a folder for the templates of one run. */
export function makeTemplatesFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'platen-templates-'));
}
