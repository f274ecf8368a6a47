import { DEMO_ACCOUNTS } from '@/demo';
import { readStorage, writeStorage } from '../storage/browserStorage';

/** A demo account for mock mode. */
export interface MockPersona {
  /** The account without its domain, as in the mocked platform. */
  id: string;
  name: string;
  /** The account's permissions, in a few words. */
  description: string;
}

const STORAGE_KEY = 'mockPersona';

function nameOf(id: string): string {
  const words = id.replaceAll('.', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every demo account, in the order of the platform's sign-in page. */
export const MOCK_PERSONAS: readonly MockPersona[] = DEMO_ACCOUNTS.map(({ email, description }) => {
  const id = email.slice(0, email.indexOf('@'));
  return { id, name: nameOf(id), description };
});

/** Returns the persona chosen in this tab; `undefined` without one, or when the account no longer exists. */
export function storedPersona(): MockPersona | undefined {
  const id = readStorage('sessionStorage', STORAGE_KEY);
  return MOCK_PERSONAS.find((persona) => persona.id === id);
}

/** Stores the choice for this tab, so that it survives a reload; `undefined` clears it. */
export function storePersona(persona: MockPersona | undefined): void {
  writeStorage('sessionStorage', STORAGE_KEY, persona?.id ?? '');
}
