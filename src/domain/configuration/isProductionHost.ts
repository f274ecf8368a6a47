import type { Configuration } from './configuration';

/** Whether a host is, or lies under, the production or UAT domain (reading 29); any other is non-production. */
export function isProductionHost(
  host: string,
  { productionDomain, uatDomain }: Pick<Configuration, 'productionDomain' | 'uatDomain'>,
): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return [productionDomain, uatDomain]
    .map((domain) => domain.toLowerCase().replace(/^\./, ''))
    .some((domain) => domain !== '' && (name === domain || name.endsWith(`.${domain}`)));
}
