import { useQuery } from '@tanstack/react-query';
import { connectorQueries } from '@/api/connectors';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { environmentQueries } from '@/api/environments';
import { integrationQueries } from '@/api/integrations';
import { useApi } from '@/product/FeatureContext';
import type { Side } from './comparisonRows';

/** Loads the compared properties of an environment; loads nothing without one. */
export function useSide(environmentId: string) {
  const api = useApi();
  const enabled = environmentId !== '';
  const detail = useQuery({ ...environmentQueries(api).detail(environmentId), enabled });
  const settings = useQuery(environmentSettingsQueries(api).settings(detail.data));
  const integrations = useQuery({ ...integrationQueries(api).list(environmentId), enabled });
  const connectors = useQuery(connectorQueries(api, detail.data).list());
  const side: Side = {
    detail: detail.data,
    settings: settings.data,
    integrations: integrations.data,
    connectors: connectors.data,
  };
  return { side, reads: [detail, settings, integrations, connectors] };
}
