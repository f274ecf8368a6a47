import type { Parsed } from '@/domain/configuration';
import { readAhead, type ReadAhead } from './readAhead';
import { loadConfiguration, type StartUp } from '../configuration/loadConfiguration';
import { isMockMode } from '../configuration/isMockMode';
import { tokenAhead } from '../session/Auth0SessionProvider';
import { IdentityClient } from '../session/IdentityClient';

/** The start-up configuration, and the requests already started. */
export interface Started extends StartUp {
  ahead: ReadAhead | undefined;
}

/** Loads the start-up files, then starts the requests of every visit. */
export async function startConsole(): Promise<Parsed<Started>> {
  const loaded = await loadConfiguration();
  if (!loaded.ok) return loaded;
  const { configuration } = loaded.value;
  const isSkipped = isMockMode(configuration);
  if (!isSkipped && tokenAhead(configuration.identityProvider) === undefined) IdentityClient.preload();
  return { ok: true, value: { ...loaded.value, ahead: isSkipped ? undefined : readAhead(configuration) } };
}
