import type { Persona } from '@/api/mocks';

/** The toolbar's choices for the mocked platform; undefined ones follow the state. */
export interface ToolbarChoice {
  persona: Persona | undefined;
  environmentType: 'production' | 'sandbox' | 'development' | 'trial' | undefined;
  priceBook: 'grafx' | 'classic' | undefined;
  network: 'fast' | 'slow' | 'failing';
}

/** The toolbar value that leaves a choice to the state. */
export const AS_THE_STATE_SAYS = 'state';

/** Encodes a persona for the address, because Storybook drops values with a dot. */
export function personaValue(persona: string): string {
  return persona.replaceAll('.', '-');
}

/** Reads Storybook's globals. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): ToolbarChoice {
  const chosen = (name: string) => {
    const value = globals[name];
    return typeof value === 'string' && value !== AS_THE_STATE_SAYS ? value : undefined;
  };
  return {
    persona: chosen('persona')?.replaceAll('-', '.') as ToolbarChoice['persona'],
    environmentType: chosen('environmentType') as ToolbarChoice['environmentType'],
    priceBook: chosen('priceBook') as ToolbarChoice['priceBook'],
    network: (chosen('network') as ToolbarChoice['network'] | undefined) ?? 'fast',
  };
}
