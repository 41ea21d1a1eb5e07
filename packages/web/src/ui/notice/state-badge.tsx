/** Where something stands: a word, an icon, a tint. */
import type { LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';

export interface StateLook {
  icon: LucideIcon;
  tone: BadgeTone;
}

interface Props {
  look: StateLook;
  label: string;
  size?: 'md' | 'lg' | undefined;
}

export function StateBadge({ look: { icon: Icon, tone }, label, size = 'md' }: Props) {
  return (
    <Badge tone={tone} size={size}>
      <Icon size={14} aria-hidden />
      {label}
    </Badge>
  );
}
