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
    [
      'comment percer du carrelage',
      { genre: ['trepan-diamant', 'foret-hss', 'scie-cloche'], libelle: ['carrelage'] },
    ],
    ['quel outil pour poncer un plafond', { genre: ['ponceuse-girafe', 'disque-abrasif'] }],
    ['comment mesurer une pièce', { genre: ['telemetre', 'metre-ruban', 'mesure-longue'] }],
    ['quoi mettre pour se protéger du bruit', { genre: ['casque-antibruit', 'bouchon-oreille'] }],
    ['comment fermer une porte toute seule', { genre: ['ferme-porte', 'ferme-porte-a-glissiere'] }],
    ['quelle vis pour du placo', { genre: 'vis-trompette' }],
    ['comment arrêter une chute de hauteur', { genre: ['harnais', 'longe', 'antichute-rappel'] }],
    ['quel disque pour couper l’inox', { genre: 'disque-a-tronconner', libelle: ['inox'] }],
    [
      'comment boucher un trou autour d’une fenêtre',
      { genre: ['aerosol-mousse', 'cartouche-mastic'] },
    ],
    [
      'quoi pour protéger le sol pendant les travaux',
      { genre: ['protection-sol', 'bache', 'film-polyethylene'] },
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
    [
      'what to wear on a roof',
      { genre: ['harnais', 'casque-hauteur', 'longe', 'antichute-rappel'] },
    ],
    ['how to hang a drywall sheet', { genre: ['leve-plaque', 'vis-trompette'] }],
    ['which screws for decking', { genre: 'vis-terrasse' }],
  ],
  es: [
    ['qué broca para metal', { genre: 'foret-hss' }],
    ['cómo pintar una pared', { genre: ['seau-peinture'] }],
    ['cómo cortar azulejos', { genre: ['carrelette', 'disque-diamant-continu', 'disque-diamant'] }],
    ['qué tornillo para pladur', { genre: 'vis-trompette' }],
  ],
};
