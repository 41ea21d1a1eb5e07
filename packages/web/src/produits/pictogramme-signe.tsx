import {
  BadgeCheck,
  Ear,
  Eye,
  Footprints,
  Glasses,
  Hand,
  HardHat,
  Info,
  PersonStanding,
  Recycle,
  Ruler,
  ShieldCheck,
  Slice,
  TriangleAlert,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import type { Pictogramme } from '@comptoir/contract/produits/produits.contract.ts';

const ICONS: Record<string, LucideIcon> = {
  'en-iso-20345': Footprints,
  'en-388': Hand,
  'en-166': Glasses,
  'en-397': HardHat,
  'en-352': Ear,
  'en-149': Wind,
  'en-iso-20471': Eye,
  'en-361': PersonStanding,
  danger: TriangleAlert,
  coupe: Slice,
  'sur-mesure': Ruler,
  garantie: ShieldCheck,
  deee: Recycle,
};

/** For what has no sign of its own yet. */
const PAR_TYPE: Record<Pictogramme['type'], LucideIcon> = {
  norme: BadgeCheck,
  danger: TriangleAlert,
  propriete: Info,
};

export function PictogrammeSigne({ code, type }: Pick<Pictogramme, 'code' | 'type'>) {
  const Icon = ICONS[code] ?? PAR_TYPE[type];
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-control border-[1.5px] border-text"
    >
      <Icon size={24} />
    </span>
  );
}
