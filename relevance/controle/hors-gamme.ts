import type { RequetesHorsGamme } from '../requete.ts';

export const HORS_GAMME: RequetesHorsGamme = {
  fr: [
    ['frigo', 'frigo'],
    ['lave-linge', 'linge'],
    ['matelas', 'matelas'],
    ['machine à laver', 'laver'],
    ['drone', 'drone'],
    ['parasol', 'parasol'],
  ],
  en: [
    ['washing machine', 'machine'],
    ['garden hose reel', 'garden'],
    ['mattress', 'mattress'],
  ],
  es: [
    ['lavadora', 'lavadora'],
    ['colchón', 'colchón'],
  ],
};
