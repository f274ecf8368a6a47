import { DEMO_ACCOUNTS } from '@/demo';
import { readStorage, writeStorage } from '../storage/browserStorage';

/** A demo account one can be in mock mode. */
export interface MockPersona {
  /** The account without its domain, as the mocked platform names it. */
  id: string;
  name: string;
  /** What the account may do, in a few words. */
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

/** Who was chosen in this tab; `undefined` when nobody was, or the account is no more. */
export function storedPersona(): MockPersona | undefined {
  const id = readStorage('sessionStorage', STORAGE_KEY);
  return MOCK_PERSONAS.find((persona) => persona.id === id);
}

/** Keeps the choice for this tab, so that a reload stays; `undefined` forgets it. */
export function storePersona(persona: MockPersona | undefined): void {
  writeStorage('sessionStorage', STORAGE_KEY, persona?.id ?? '');
}
