/** Hinges, drawers, runners, lifts and handles: how many and which, from the fronts they carry. */
import type { PiecePanneau } from '../decoupe/piece.ts';
import { auMoins, choix, type Choix } from './besoin.ts';
import type { Front } from './caisson.ts';
import type { Charniere, FormePoignee, Poignee } from './finitions.ts';
import { formeOf } from './finitions.ts';

/** Kilograms of a cubic millimetre of melamine board. */
const DENSITE = 650e-9;
const EPAISSEUR_FACADE = 19;

export function poidsFacade({ hauteur, largeur }: Pick<Front, 'hauteur' | 'largeur'>): number {
  return hauteur * largeur * EPAISSEUR_FACADE * DENSITE;
}

/** Heights in millimetres and weights in kilograms up to which so many hinges do. */
const CHARNIERES_PAR_PORTE: readonly (readonly [nombre: number, hauteur: number, poids: number])[] =
  [
    [2, 900, 7],
    [3, 1600, 13],
    [4, 2000, 18],
  ];

export function nombreCharnieres(porte: Pick<Front, 'hauteur' | 'largeur'>): number {
  const poids = poidsFacade(porte);
  const assez = CHARNIERES_PAR_PORTE.find(
    ([, hauteur, max]) => porte.hauteur <= hauteur && poids <= max,
  );
  return assez?.[0] ?? 5;
}

export function choixCharniere(charniere: Charniere): Choix[] {
  return [
    choix('charnieres-porte-standard', {
      'pose-de-porte': 'applique',
      'fermeture-meuble': charniere,
      'fixation-meuble': 'a-visser',
    }),
  ];
}

const LONGUEURS_COULISSE = [270, 300, 350, 400, 450, 500, 550, 600];
/** Between the end of a runner and the back of the cabinet. */
const JEU_COULISSE = 30;

/** The longest runner that a cabinet of this inside depth takes. */
export function longueurCoulisse(profondeur: number): number {
  return LONGUEURS_COULISSE.findLast((longueur) => longueur <= profondeur - JEU_COULISSE) ?? 270;
}

/** Side of a metal drawer, by the front before it. */
export function hauteurKit(front: Pick<Front, 'hauteur'>): 84 | 135 | 199 {
  if (front.hauteur < 180) return 84;
  return front.hauteur < 250 ? 135 : 199;
}

/** A high side, or a lower one where the shop keeps none. */
export function choixKit(longueur: number, hauteur: 84 | 135 | 199): Choix[] {
  const hauteurs = [199, 135, 84].filter((each) => each <= hauteur);
  return hauteurs.map((each) => choix('kits-de-tiroir', { longueur, hauteur: each }));
}

/** A drawer of more than 800 mm is filled with pans. */
export function choixCoulisse(longueur: number, largeur: number): Choix[] {
  const coulisse = choix('coulisses-invisibles', { longueur, 'fermeture-meuble': 'amortie' });
  return [auMoins(coulisse, 'charge', largeur > 800 ? 50 : 30)];
}

/** Bottom and back of a metal drawer, 16 mm. */
export function fondDeKit(largeur: number, longueur: number, hauteur: number): PiecePanneau[] {
  return [
    { quantite: 1, longueur: largeur - 113, largeur: longueur - 10 },
    { quantite: 1, longueur: largeur - 125, largeur: hauteur - 16 },
  ];
}

/** A box of 16 mm boards on undermount runners: sides, front and back, bottom. */
export function tiroirEnBois(largeur: number, longueur: number, front: number): PiecePanneau[] {
  const hauteur = Math.max(front - 60, 60);
  const dedans = largeur - 80;
  return [
    { quantite: 2, longueur, largeur: hauteur },
    { quantite: 2, longueur: dedans, largeur: hauteur },
    { quantite: 1, longueur: dedans, largeur: longueur - 20 },
  ];
}

/** The lift named for a front at least as high, and strong enough for it with its handle. */
export function choixRelevant(front: Front): Choix[] {
  const poids = Math.ceil(poidsFacade(front) + 0.3);
  return [
    {
      noeud: 'relevants',
      criteres: [
        { attribut: 'hauteur', min: front.hauteur, max: front.hauteur + 120 },
        { attribut: 'charge', min: poids, max: 15 },
      ],
    },
  ];
}

const FINITION_POIGNEE: Readonly<Record<string, string>> = {
  inox: 'aspect-inox',
  noir: 'noir-mat',
  laiton: 'laiton-brosse',
  bronze: 'bronze-vieilli',
  alu: 'alu-anodise',
};

/** Hole centres of a bar: about a third of the front, in the steps of the trade. */
const ENTRAXES_BARRE = [96, 128, 160, 192, 224, 256, 320];

export function entraxeBarre(largeur: number): number {
  return ENTRAXES_BARRE.findLast((entraxe) => entraxe <= largeur / 3) ?? 96;
}

/**
 * Handles for a front this wide; shorter bars of the same finish where the long one is not kept.
 */
export function choixPoignee(poignee: Poignee, largeur: number): Choix[] {
  const forme: FormePoignee = formeOf(poignee);
  const finition = FINITION_POIGNEE[poignee.slice(forme.length + 1)] ?? '';
  const commun = { 'finition-meuble': finition };
  switch (forme) {
    case 'barre': {
      const voulu = entraxeBarre(largeur);
      return ENTRAXES_BARRE.filter((entraxe) => entraxe <= voulu)
        .reverse()
        .map((entraxe) => choix('poignees-barre', { ...commun, entraxe, diametre: 12 }));
    }
    case 'bouton':
      return [choix('boutons-de-meuble', { ...commun, diametre: 30 })];
    case 'coquille':
      return [96, 64].map((entraxe) => choix('poignees-coquille', { ...commun, entraxe }));
    case 'profil':
      return [choix('profils-prise-de-main', { ...commun, 'panneau-meuble': EPAISSEUR_FACADE })];
  }
}
