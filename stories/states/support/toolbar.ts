import type { Persona } from '@/api/mocks';

/** What the toolbar changes about the mocked platform; what it leaves alone is as the state says. */
export interface ToolbarChoice {
  persona: Persona | undefined;
  environmentType: 'production' | 'sandbox' | 'development' | 'trial' | undefined;
  priceBook: 'grafx' | 'classic' | undefined;
  network: 'fast' | 'slow' | 'failing';
}

/** The toolbar's value for "as the state says". */
export const AS_THE_STATE_SAYS = 'state';

/** A persona as it stands in the address, where Storybook drops values with a dot. */
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
