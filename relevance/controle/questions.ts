import type { Requetes } from '../requete.ts';

export const QUESTIONS: Requetes = {
  fr: [
    [
      'comment accrocher un radiateur sur du placo',
      { genre: ['cheville-autoforeuse', 'cheville-metallique-expansion', 'cheville-nylon'] },
    ],
    [
      'quelles lunettes pour meuler',
      { genre: ['lunettes-protection', 'lunettes-masque', 'ecran-facial'] },
    ],
    ['quel outil pour dénuder un câble', { genre: 'pince-denuder' }],
    [
      'comment couper une plaque de plâtre',
      { genre: ['cutter', 'lame-cutter', 'rabot-plaque', 'scie-egoine'] },
    ],
    ['quoi pour coller un miroir', { genre: 'cartouche-mastic' }],
    ['comment serrer au bon couple', { genre: 'cle-dynamometrique' }],
    ['quel foret pour l’inox', { genre: 'foret-hss' }],
    ['quels gants pour souder', { genre: 'gant-soudeur' }],
    ['de quoi transporter une palette', { genre: 'transpalette' }],
    [
      'comment sceller une tige dans du béton',
      { genre: ['cartouche-resine', 'tige-filetee', 'tamis-injection'] },
    ],
  ],
  en: [
    [
      'how to cut sheet metal',
      {
        genre: [
          'cisaille-tole',
          'disque-a-tronconner',
          'lame-sabre',
          'lame-sauteuse',
          'scie-metaux',
        ],
      },
    ],
    ['which gloves for handling glass', { genre: ['gant-anticoupure'] }],
    [
      'how to fix into concrete',
      {
        genre: [
          'goujon-ancrage',
          'vis-beton',
          'cheville-a-frapper',
          'cartouche-resine',
          'cheville-nylon',
        ],
      },
    ],
  ],
  es: [
    ['qué broca para metal', { genre: 'foret-hss' }],
    ['cómo pintar una pared', { genre: ['seau-peinture'] }],
  ],
};
