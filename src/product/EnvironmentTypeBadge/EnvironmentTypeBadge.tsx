import { Code, FlaskConical, Rocket, Timer } from 'lucide-react';
import { Badge, type BadgeProps } from '@/components/Badge';
import type { EnvironmentType } from '@/domain/environment';

type Mark = Pick<BadgeProps, 'icon' | 'tone'> & { word: string };

const MARKS: Record<EnvironmentType, Mark> = {
  production: { icon: Rocket, tone: 'strong', word: 'Production' },
  sandbox: { icon: FlaskConical, tone: 'teal', word: 'Sandbox' },
  development: { icon: Code, tone: 'informative', word: 'Development' },
  trial: { icon: Timer, tone: 'caution', word: 'Trial' },
};

function markOf(type: string): Mark {
  return Object.hasOwn(MARKS, type) ? MARKS[type as EnvironmentType] : { tone: 'neutral', word: type };
}

/** The word for a type of environment; one the console does not know is shown as it came. */
export function environmentTypeWord(type: string): string {
  return markOf(type).word;
}

/** What kind of environment this is, by colour, icon and word; production stands out most. */
export function EnvironmentTypeBadge({ type }: { type: string }) {
  const { icon, tone, word } = markOf(type);
  return (
    <span data-testid="gpf-environment-type">
      <Badge tone={tone} {...(icon && { icon })}>
        {word}
      </Badge>
    </span>
  );
}
