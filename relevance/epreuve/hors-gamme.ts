import type { RequetesHorsGamme } from '../requete.ts';

export const HORS_GAMME: RequetesHorsGamme = {
  fr: [
    ['micro-ondes', 'ondes'],
    ['robot cuisine', 'robot'],
    ['table de jardin', 'jardin'],
    ['ampoule de phare', 'phare'],
    ['papier toilette', 'toilette'],
    ['serviette de plage', 'plage'],
    ['chaudière gaz', 'chaudière'],
    ['valise cabine', 'valise'],
    ['croquettes chien', 'croquettes'],
    ['rideau de douche', 'rideau'],
  ],
  en: [
    ['microwave oven', 'microwave'],
    ['garden table', 'garden'],
    ['dog food', 'dog'],
    ['curtain', 'curtain'],
    ['car tyre', 'tyre'],
    ['toaster', 'toaster'],
    ['gas boiler', 'boiler'],
  ],
  es: [
    ['microondas', 'microondas'],
    ['cortina de ducha', 'cortina'],
    ['tostadora', 'tostadora'],
    ['caldera de gas', 'caldera'],
    ['mesa de jardín', 'jardín'],
  ],
};
