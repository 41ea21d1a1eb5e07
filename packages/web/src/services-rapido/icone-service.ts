import {
  Disc2,
  Inbox,
  KeyRound,
  Layers,
  Scissors,
  Stamp,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const ICONES: Record<string, LucideIcon> = {
  'coupe-panneaux': Scissors,
  'placage-chants': Layers,
  cylindres: KeyRound,
  gravure: Stamp,
  tiroirs: Inbox,
  affutage: Disc2,
};

/** The icon of a workshop by its code; one that is new gets the tool. */
export function iconeService(code: string): LucideIcon {
  return ICONES[code] ?? Wrench;
}
