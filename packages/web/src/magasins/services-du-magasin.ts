import {
  Disc2,
  Forklift,
  KeyRound,
  LockKeyhole,
  Paintbrush,
  PanelsTopLeft,
  Scissors,
  Shirt,
  Timer,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** What stores do, by code, in the order filters show them. */
export const SERVICES = {
  'coupe-panneaux': Scissors,
  'reproduction-cles': KeyRound,
  affutage: Disc2,
  location: Timer,
  reparation: Wrench,
  'quai-chargement': Forklift,
  'mise-a-la-teinte': Paintbrush,
  'marquage-textile': Shirt,
  showroom: PanelsTopLeft,
  casiers: LockKeyhole,
} as const satisfies Record<string, LucideIcon>;

export type Service = keyof typeof SERVICES;

/** A service the shop has no words for is not shown. */
export function isService(code: string): code is Service {
  return Object.hasOwn(SERVICES, code);
}

export const CODES = Object.keys(SERVICES).filter(isService);
