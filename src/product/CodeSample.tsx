import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { copyText } from './FeatureContext';

const Code = styled('pre', {
  margin: 0,
  padding: '$3 $4',
  overflowX: 'auto',
  border: '1px solid $colors$border',
  borderRadius: '$control',
  backgroundColor: '$surfaceSunken',
  fontFamily: '$mono',
  fontSize: '$small',
  lineHeight: '$body',
  tabSize: 2,
  focusRing: 2,
});

interface CodeSampleProps<Language extends string> {
  /** Description of the code. */
  label: string;
  /** The same call in several languages. */
  samples: readonly { value: Language; label: string; code: string }[];
}

/** Shows code to copy, in the language the reader chooses. */
export function CodeSample<Language extends string>({ label, samples }: CodeSampleProps<Language>) {
  const [language, setLanguage] = useState(samples[0]?.value);
  const [told, setTold] = useState<{ code: string; words: string }>();
  const sample = samples.find(({ value }) => value === language) ?? samples[0];
  if (!sample) return null;
  const { code } = sample;
  const isCopied = told?.code === code;
  return (
    <Stack gap="2" role="group" aria-label={label} data-testid="gpf-code-sample">
      <Inline justify="between" gap="2" wrap>
        <Text weight="medium">{label}</Text>
        <Inline gap="2" wrap>
          {samples.length > 1 && (
            <SegmentedControl
              label={`Language of: ${label}`}
              options={samples}
              value={sample.value}
              onValueChange={setLanguage}
            />
          )}
          <Button
            size="s"
            startIcon={isCopied ? Check : Copy}
            onClick={() => void copyText(code, (words) => setTold({ code, words }))}
          >
            Copy code
          </Button>
        </Inline>
      </Inline>
      {/* Wide code scrolls, so it must be focusable. */}
      <Code tabIndex={0} aria-label={`${label}, ${sample.label}`} role="region">
        {code}
      </Code>
      <Text role="status" size="small" tone="muted">
        {isCopied && told.words}
      </Text>
    </Stack>
  );
}
