import type { Configuration } from './configuration';

/** Whether a host is the production or UAT domain or below it (reading 29). */
export function isProductionHost(
  host: string,
  { productionDomain, uatDomain }: Pick<Configuration, 'productionDomain' | 'uatDomain'>,
): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return [productionDomain, uatDomain]
    .map((domain) => domain.toLowerCase().replace(/^\./, ''))
    .some((domain) => domain !== '' && (name === domain || name.endsWith(`.${domain}`)));
}
