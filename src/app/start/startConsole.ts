import type { Parsed } from '@/domain/configuration';
import { readAhead, type ReadAhead } from './readAhead';
import { loadConfiguration, type StartUp } from '../configuration/loadConfiguration';
import { isMockMode } from '../configuration/isMockMode';

/** What the console is started with, and the reads that are under way already. */
export interface Started extends StartUp {
  ahead: ReadAhead | undefined;
}

/** Loads the start-up files and, as soon as they are there, asks for what every visit begins with. */
export async function startConsole(): Promise<Parsed<Started>> {
  const loaded = await loadConfiguration();
  if (!loaded.ok) return loaded;
  const { configuration } = loaded.value;
  const isSkipped = isMockMode(configuration);
  return { ok: true, value: { ...loaded.value, ahead: isSkipped ? undefined : readAhead(configuration) } };
}
