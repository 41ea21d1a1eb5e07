import type { Requetes } from '../requete.ts';

const VIS_BOIS = ['vis-tete-fraisee', 'vis-tete-ronde', 'seau-de-vis'];
const CHEVILLES_CREUX = ['cheville-autoforeuse', 'cheville-metallique-expansion', 'cheville-nylon'];
const CHEVILLES_PLEIN = [
  'goujon-ancrage',
  'vis-beton',
  'cheville-a-frapper',
  'cheville-nylon',
  'cartouche-resine',
];

/** What one asks a person at the counter. */
export const QUESTIONS: Requetes = {
  fr: [
    ['comment fixer un meuble dans du placo', { genre: CHEVILLES_CREUX }],
    ['quelle cheville pour du béton', { genre: CHEVILLES_PLEIN }],
    ['quelle colle pour coller du bois dehors', { genre: ['pot-colle', 'cartouche-mastic'] }],
    ['avec quoi percer du carrelage', { genre: ['trepan-diamant', 'foret-sds-plus'] }],
    ['comment percer du béton', { genre: ['foret-sds-plus', 'foret-sds-max', 'perforateur'] }],
    [
      'quoi pour couper du carrelage',
      { genre: ['carrelette', 'disque-diamant-continu', 'disque-diamant'] },
    ],
    [
      'comment couper du métal',
      {
        genre: [
          'disque-a-tronconner',
          'scie-metaux',
          'lame-sabre',
          'cisaille-tole',
          'lame-sauteuse',
          'lame-circulaire',
        ],
      },
    ],
    ['quel disque pour le béton', { genre: 'disque-diamant' }],
    ['quelles vis pour une terrasse', { genre: 'vis-terrasse' }],
    ['quelle peinture pour un plafond', { genre: 'seau-peinture' }],
    [
      'que mettre pour protéger un plan de travail en bois',
      { genre: 'pot-lasure', libelle: ['Huile'] },
    ],
    ['de quoi éclairer un chantier', { genre: ['projecteur-chantier', 'lampe-frontale'] }],
    [
      'comment boucher autour d’une fenêtre',
      { genre: ['aerosol-mousse', 'cartouche-mastic', 'mousse-impregnee'] },
    ],
    ['comment étancher une douche', { genre: 'cartouche-mastic', libelle: ['silicone'] }],
    ['protection pour les oreilles', { genre: ['casque-antibruit', 'bouchon-oreille'] }],
    [
      'quel masque contre la poussière',
      { genre: ['masque-pliable', 'masque-coque', 'demi-masque'] },
    ],
    [
      'je veux fermer une porte automatiquement',
      { genre: ['ferme-porte', 'ferme-porte-a-glissiere'] },
    ],
    ['comment porter une plaque de plâtre', { genre: 'leve-plaque' }],
    [
      'de quoi travailler en hauteur',
      { genre: ['harnais', 'casque-hauteur', 'echafaudage-roulant', 'longe'] },
    ],
    ['comment mesurer une pièce', { genre: ['telemetre', 'metre-ruban', 'mesure-longue'] }],
    ['vêtements pour la pluie', { genre: ['veste-pluie', 'ensemble-pluie'] }],
    [
      'chaussures contre les clous',
      { genre: ['chaussure-basse', 'chaussure-haute', 'botte-securite'] },
    ],
    ['comment dévisser un boulon rouillé', { genre: 'aerosol', libelle: ['Dégrippant'] }],
    [
      'quoi pour poncer un mur',
      { genre: ['ponceuse-girafe', 'disque-abrasif', 'eponge-abrasive'] },
    ],
    [
      'que faut-il pour poser du parquet',
      { genre: ['parquet', 'sous-couche', 'sol-stratifie', 'barre-de-seuil'] },
    ],
    [
      'assembler deux planches de bois',
      { genre: [...VIS_BOIS, 'pot-colle', 'tourillon', 'serre-joint'] },
    ],
  ],
  en: [
    ['how to hang a cabinet on plasterboard', { genre: CHEVILLES_CREUX }],
    ['what to drill concrete with', { genre: ['foret-sds-plus', 'foret-sds-max', 'perforateur'] }],
    ['which screws for decking', { genre: 'vis-terrasse' }],
    ['how do I cut tiles', { genre: ['carrelette', 'disque-diamant-continu', 'disque-diamant'] }],
    ['what glue for outdoor wood', { genre: ['pot-colle'] }],
    ['something to seal a shower', { genre: 'cartouche-mastic', libelle: ['silicone'] }],
    ['which mask for dust', { genre: ['masque-pliable', 'masque-coque', 'demi-masque'] }],
    [
      'how to light a building site',
      { genre: ['projecteur-chantier', 'lampe-frontale', 'hublot'] },
    ],
    ['what do I need to lay flooring', { genre: ['parquet', 'sous-couche', 'sol-stratifie'] }],
    ['clothes for rain', { genre: ['veste-pluie', 'ensemble-pluie'] }],
  ],
  es: [
    ['cómo fijar un mueble en pladur', { genre: CHEVILLES_CREUX }],
    ['qué taco para hormigón', { genre: CHEVILLES_PLEIN }],
    [
      'con qué cortar azulejos',
      { genre: ['carrelette', 'disque-diamant-continu', 'disque-diamant'] },
    ],
    ['qué cola para pegar madera', { genre: 'pot-colle' }],
    ['cómo sellar una ducha', { genre: 'cartouche-mastic', libelle: ['silicone'] }],
    ['qué tornillos para una terraza', { genre: 'vis-terrasse' }],
    ['ropa para la lluvia', { genre: ['veste-pluie', 'ensemble-pluie'] }],
    ['cómo iluminar una obra', { genre: ['projecteur-chantier', 'lampe-frontale'] }],
  ],
};
