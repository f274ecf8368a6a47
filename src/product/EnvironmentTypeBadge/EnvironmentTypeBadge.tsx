import { Code, FlaskConical, Rocket, Timer } from 'lucide-react';
import { Badge, type BadgeProps } from '@/components/Badge';
import type { EnvironmentType } from '@/domain/environment';

const MARKS: Record<EnvironmentType, Pick<BadgeProps, 'icon' | 'tone'> & { word: string }> = {
  production: { icon: Rocket, tone: 'strong', word: 'Production' },
  sandbox: { icon: FlaskConical, tone: 'teal', word: 'Sandbox' },
  development: { icon: Code, tone: 'informative', word: 'Development' },
  trial: { icon: Timer, tone: 'caution', word: 'Trial' },
};

/** The word for a type of environment. */
export function environmentTypeWord(type: EnvironmentType): string {
  return MARKS[type].word;
}

/** What kind of environment this is, by colour, icon and word; production stands out most. */
export function EnvironmentTypeBadge({ type }: { type: EnvironmentType }) {
  const { icon, tone, word } = MARKS[type];
  return (
    <span data-testid="gpf-environment-type">
      <Badge tone={tone} {...(icon && { icon })}>
        {word}
      </Badge>
    </span>
  );
}
