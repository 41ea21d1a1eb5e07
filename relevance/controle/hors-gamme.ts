import type { RequetesHorsGamme } from '../requete.ts';

export const HORS_GAMME: RequetesHorsGamme = {
  fr: [
    ['frigo', 'frigo'],
    ['lave-linge', 'linge'],
    ['matelas', 'matelas'],
    ['machine à laver', 'laver'],
    ['drone', 'drone'],
    ['parasol', 'parasol'],
    ['canapé', 'canapé'],
    ['imprimante', 'imprimante'],
    ['vélo électrique', 'vélo'],
    ['tondeuse', 'tondeuse'],
    ['machine à café', 'café'],
    ['téléviseur', 'téléviseur'],
  ],
  en: [
    ['washing machine', 'machine'],
    ['garden hose reel', 'garden'],
    ['mattress', 'mattress'],
    ['lawn mower', 'mower'],
    ['office chair', 'chair'],
    ['swimming pool', 'pool'],
  ],
  es: [
    ['lavadora', 'lavadora'],
    ['colchón', 'colchón'],
    ['ordenador portátil', 'ordenador'],
    ['bicicleta', 'bicicleta'],
  ],
};
