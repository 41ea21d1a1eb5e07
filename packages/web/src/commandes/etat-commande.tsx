/** Where an order stands: a word, an icon, a tint. */
import {
  Ban,
  CircleCheck,
  CircleX,
  Hourglass,
  Package,
  PackageCheck,
  PackageOpen,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { useTexts } from '../use-texts.ts';

const LOOKS: Record<EtatCommande, { icon: LucideIcon; tone: BadgeTone }> = {
  'a-valider': { icon: Hourglass, tone: 'warn' },
  validee: { icon: CircleCheck, tone: 'neutral' },
  'en-preparation': { icon: Package, tone: 'neutral' },
  'expediee-partiellement': { icon: PackageOpen, tone: 'neutral' },
  expediee: { icon: Truck, tone: 'ok' },
  livree: { icon: PackageCheck, tone: 'ok' },
  annulee: { icon: Ban, tone: 'neutral' },
  refusee: { icon: CircleX, tone: 'err' },
};

interface Props {
  etat: EtatCommande;
  size?: 'md' | 'lg';
}

export function EtatDeCommande({ etat, size = 'md' }: Props) {
  const t = useTexts('commandes');
  const { icon: Icon, tone } = LOOKS[etat];
  return (
    <Badge tone={tone} size={size}>
      <Icon size={14} aria-hidden />
      {t(`etats.${etat}`)}
    </Badge>
  );
}
