import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '@/api/http';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { fontsOf, type Document } from '@/engine/document';
import { DEFAULT_FAMILY } from '@/engine/text';
import { useApi } from '@/product/FeatureContext';

interface MissingFontsProps {
  environment: EnvironmentDetail;
  /** The document at opening. */
  document: Document;
}

/** Lists once which fonts of a template are missing, and their substitutes. */
export function MissingFonts({ environment, document }: MissingFontsProps) {
  const queries = templateQueries(useApi(), environment);
  const [fonts] = useState(() => fontsOf(document));
  const [isRead, setIsRead] = useState(false);
  const files = useQueries({
    queries: fonts.map(({ family, style, fontStyleId }) => queries.font({ family, style, fontStyleId })),
  });
  const missing = fonts.filter((_, index) => isGone(files[index]?.error));
  if (isRead || missing.length === 0) return null;
  const names = [...new Set(missing.map(({ family, style }) => `${family} ${style}`))];
  return (
    <InlineMessage
      kind="INFORMATIVE"
      action={
        <Button size="s" intent="ghost" onClick={() => setIsRead(true)}>
          Dismiss
        </Button>
      }
    >
      {names.length === 1 ? 'A font is missing' : 'Fonts are missing'}: {names.join(', ')}. Their text is
      drawn in {DEFAULT_FAMILY}.
    </InlineMessage>
  );
}
