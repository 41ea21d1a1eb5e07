/** Frequent questions of the demo company. */
import type { ThemeDemo } from './faq-demo.ts';
import { COMMANDER } from './faq/commander.ts';
import { COMPTE } from './faq/compte.ts';
import { FACTURES } from './faq/factures.ts';
import { LIVRAISON } from './faq/livraison.ts';
import { PRIX } from './faq/prix.ts';
import { RETOURS } from './faq/retours.ts';
import { SERVICES } from './faq/services.ts';

export const THEMES: readonly ThemeDemo[] = [
  COMPTE,
  COMMANDER,
  PRIX,
  LIVRAISON,
  RETOURS,
  FACTURES,
  SERVICES,
];
