import {
  Ban,
  CircleCheck,
  CircleX,
  Hourglass,
  Package,
  PackageCheck,
  PackageOpen,
  Truck,
} from 'lucide-react';
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { StateBadge, type StateLook } from '../ui/notice/state-badge.tsx';
import { useTexts } from '../words/use-texts.ts';

const LOOKS: Record<EtatCommande, StateLook> = {
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

export function EtatDeCommande({ etat, size }: Props) {
  const t = useTexts('commandes');
  return <StateBadge look={LOOKS[etat]} label={t(`etats.${etat}`)} size={size} />;
}
