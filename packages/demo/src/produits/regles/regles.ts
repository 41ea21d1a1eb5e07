/** All rules of the demo, the most needed companions first. */
import type { RegleLien } from '@comptoir/server/produits/produits.public.ts';
import { REGLES_ANCRAGES } from './ancrages.ts';
import { REGLES_CHANTIER } from './chantier.ts';
import { REGLES_CHIMIE } from './chimie.ts';
import { REGLES_CONSOMMABLES } from './consommables.ts';
import { REGLES_ELECTRICITE } from './electricite.ts';
import { REGLES_ATELIER } from './machines-atelier.ts';
import { REGLES_MACHINES } from './machines.ts';
import { REGLES_MEUBLES } from './meubles.ts';
import { REGLES_OUTILS } from './outils.ts';
import { REGLES_PANNEAUX } from './panneaux.ts';
import { REGLES_PLOMBERIE } from './plomberie.ts';
import { REGLES_PORTES } from './portes.ts';
import { REGLES_PROTECTION } from './protection.ts';
import { REGLES_VETEMENTS } from './vetements.ts';
import { REGLES_VISSERIE } from './visserie.ts';

export const REGLES: readonly RegleLien[] = [
  ...REGLES_VISSERIE,
  ...REGLES_ANCRAGES,
  ...REGLES_MACHINES,
  ...REGLES_ATELIER,
  ...REGLES_CONSOMMABLES,
  ...REGLES_OUTILS,
  ...REGLES_PORTES,
  ...REGLES_MEUBLES,
  ...REGLES_PANNEAUX,
  ...REGLES_CHIMIE,
  ...REGLES_ELECTRICITE,
  ...REGLES_PLOMBERIE,
  ...REGLES_PROTECTION,
  ...REGLES_VETEMENTS,
  ...REGLES_CHANTIER,
];
