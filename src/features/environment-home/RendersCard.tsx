import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { Stack } from '@/components/Stack';
import { formatCount } from '@/domain/format';
import { FactList } from '@/product/FactList';

interface RendersCardProps {
  environment: Pick<EnvironmentDetail, 'renders' | 'watermarkedRenders'>;
  /** Address of the report by month; missing if the reader may not see it. */
  usageHref: string | undefined;
}

/** Renders of the contract year; watermarked ones are counted separately. */
export function RendersCard({ environment, usageHref }: RendersCardProps) {
  const { renders, watermarkedRenders } = environment;
  return (
    <Card padding="l" as="section" aria-label="Renders">
      <Stack gap="4">
        <Inline gap="3" justify="between">
          <Heading level={2} size="body">
            Renders this contract year
          </Heading>
          {usageHref !== undefined && <Link href={usageHref}>Usage</Link>}
        </Inline>
        <FactList
          facts={[
            { label: 'Renders', value: formatCount(renders) },
            ...(watermarkedRenders === undefined
              ? []
              : [{ label: 'Watermarked, counted separately', value: formatCount(watermarkedRenders) }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
