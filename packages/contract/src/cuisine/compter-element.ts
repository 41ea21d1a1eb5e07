/** What one element adds to the bill of materials. */
import { COTE_MIN } from '../decoupe/piece.ts';
import { choix, type Choix } from './besoin.ts';
import { caissonOf, pieceDeFront, PROFONDEUR_CAISSON, type Front } from './caisson.ts';
import type { Cible, Collecte } from './collecte-besoins.ts';
import { formeOf, isDecorBois, type Facade, type Finitions, type Poignee } from './finitions.ts';
import type { Element } from './plan.schema.ts';
import {
  choixCharniere,
  choixCoulisse,
  choixKit,
  choixPoignee,
  choixRelevant,
  fondDeKit,
  hauteurKit,
  longueurCoulisse,
  nombreCharnieres,
  tiroirEnBois,
} from './quincaillerie.ts';

export const EPAISSEUR_PANNEAU = 19;
const LARGEURS_POUBELLE = [300, 400, 450, 500, 600];

const EMBASE: Cible = {
  nature: 'embase',
  choix: [
    choix('embases-de-charniere', {
      'forme-embase': 'croix',
      'hauteur-embase': 0,
      'fixation-meuble': 'a-visser',
    }),
  ],
};
const EXCENTRIQUE: Cible = {
  nature: 'excentrique',
  choix: [choix('ferrures-excentriques', { diametre: 15, 'panneau-meuble': EPAISSEUR_PANNEAU })],
};
const TOURILLON: Cible = {
  nature: 'tourillon',
  choix: [choix('tourillons', { diametre: 8, longueur: 35 })],
};
const TAQUET: Cible = { nature: 'taquet', choix: [choix('taquets-etagere', { diametre: 5 })] };
/** Under hinges, legs and runners: short enough not to come out of 16 mm. */
const VIS: Cible = {
  nature: 'vis',
  choix: [3.5, 4].map((diametre) => choix('vis-bois-tete-fraisee', { diametre, longueur: 16 })),
};
/** Backs of 8 mm, or of the thinnest board kept. */
const FOND: Cible = {
  nature: 'fond',
  choix: [8, 16].map((epaisseur) =>
    choix('melamines-unis', { 'decor-panneau': 'blanc', epaisseur }),
  ),
};

/** Screws of one hinge with its plate, one leg, one drawer or lift. */
const VIS_PAR = { charniere: 4, pied: 4, ferrure: 8 } as const;

export function compterElement(collecte: Collecte, element: Element, finitions: Finitions): void {
  const caisson = caissonOf(element, finitions);
  const facade = element.facade ?? finitions.facade;
  const { pieds } = finitions;
  const caissons = { nature: 'panneau-caisson', choix: choixPanneau('blanc') } as const;
  collecte.couper(caissons, caisson.cotes);
  collecte.couper(FOND, caisson.fonds);
  collecte.border('blanc', caisson.chants);
  collecte.couper(cibleFacade(facade), caisson.fronts.map(pieceDeFront));
  for (const front of caisson.fronts) {
    collecte.border(facade, 2 * (front.hauteur + front.largeur));
    compterFerrures(collecte, front, element, finitions);
  }
  const pied = choix('pieds-verins', { hauteur: pieds, 'fixation-meuble': 'a-visser' });
  collecte.ajouter({ nature: 'pied', cle: String(pieds), choix: [pied] }, caisson.pieds);
  collecte.ajouter(VIS, caisson.pieds * VIS_PAR.pied);
  collecte.ajouter(EXCENTRIQUE, caisson.assemblages);
  collecte.ajouter(TOURILLON, caisson.assemblages);
  collecte.ajouter(TAQUET, caisson.tablettes * 4);
  compterEquipement(collecte, element);
}

export function choixPanneau(decor: Facade, epaisseur = EPAISSEUR_PANNEAU): Choix[] {
  const noeud = isDecorBois(decor) ? 'melamines-decor-bois' : 'melamines-unis';
  return [choix(noeud, { 'decor-panneau': decor, epaisseur })];
}

export function cibleFacade(facade: Facade): Cible {
  return { nature: 'facade', cle: facade, choix: choixPanneau(facade) };
}

function compterFerrures(
  collecte: Collecte,
  front: Front,
  element: Element,
  finitions: Finitions,
): void {
  if (front.role === 'porte') {
    const { charniere } = finitions;
    const nombre = nombreCharnieres(front);
    const cible = {
      nature: 'charniere',
      cle: charniere,
      choix: choixCharniere(charniere),
    } as const;
    collecte.ajouter(cible, nombre);
    collecte.ajouter(EMBASE, nombre);
    collecte.ajouter(VIS, nombre * VIS_PAR.charniere);
  }
  if (front.role === 'relevant') {
    const cle = `${front.hauteur}x${front.largeur}`;
    collecte.ajouter({ nature: 'relevant', cle, choix: choixRelevant(front) }, 1);
    collecte.ajouter(VIS, VIS_PAR.ferrure);
  }
  if (front.role === 'tiroir') compterTiroir(collecte, front, element, finitions);
  const sePousse = front.role === 'fixe' && !TIRES.includes(element.type);
  if (!sePousse) compterPoignee(collecte, element.poignee ?? finitions.poignee, front.largeur);
}

/** Fixed fronts that one pulls all the same. */
const TIRES: readonly Element['type'][] = ['bas-poubelle', 'lave-vaisselle'];

function compterTiroir(
  collecte: Collecte,
  front: Front,
  { largeur }: Element,
  { tiroir }: Finitions,
): void {
  const longueur = longueurCoulisse(PROFONDEUR_CAISSON - EPAISSEUR_PANNEAU);
  const panneaux = { nature: 'panneau-tiroir', choix: choixPanneau('blanc', 16) } as const;
  collecte.ajouter(VIS, VIS_PAR.ferrure);
  if (tiroir === 'metal') {
    const kit = hauteurKit(front);
    const cle = `${longueur}x${kit}`;
    collecte.ajouter({ nature: 'tiroir', cle, choix: choixKit(longueur, kit) }, 1);
    collecte.couper(panneaux, fondDeKit(largeur, longueur, kit));
    return;
  }
  const possibles = choixCoulisse(longueur, largeur);
  const cle = JSON.stringify(possibles);
  collecte.ajouter({ nature: 'coulisse', cle, choix: possibles }, 1, 'paire');
  collecte.couper(panneaux, tiroirEnBois(largeur, longueur, front.hauteur));
}

/** A grip profile runs over the whole front, and is sawn from bars. */
function compterPoignee(collecte: Collecte, poignee: Poignee, largeur: number): void {
  const possibles = choixPoignee(poignee, largeur);
  if (formeOf(poignee) === 'profil') {
    const longueur = Math.max(largeur, COTE_MIN);
    collecte.couper({ nature: 'poignee', cle: poignee, choix: possibles }, [
      { quantite: 1, longueur },
    ]);
    return;
  }
  const cle = `${poignee} ${JSON.stringify(possibles[0])}`;
  collecte.ajouter({ nature: 'poignee', cle, choix: possibles }, 1);
}

function compterEquipement(collecte: Collecte, { type, largeur }: Element): void {
  if (type === 'bas-poubelle') {
    const larges = LARGEURS_POUBELLE.filter((each) => each <= largeur).reverse();
    const possibles = larges.map((each) => choix('poubelles-coulissantes', { largeur: each }));
    collecte.ajouter({ nature: 'poubelle', cle: String(larges[0]), choix: possibles }, 1);
  }
  if (type === 'bas-evier') {
    const cuves = largeur >= 800 ? 'evier-double' : 'evier-simple';
    const siphons = [choix('siphons', { 'type-siphon': cuves })];
    collecte.ajouter(MITIGEUR, 1);
    collecte.ajouter({ nature: 'siphon', cle: cuves, choix: siphons }, 1);
    collecte.ajouter(FLEXIBLE, 2);
  }
  if (type === 'bas-four' || type === 'colonne-four' || type === 'colonne-frigo') {
    collecte.ajouter(GRILLE, 1);
  }
}

const MITIGEUR: Cible = {
  nature: 'mitigeur',
  choix: [
    choix('mitigeurs-evier', { 'bec-mitigeur': 'bec-col-cygne', revetement: 'chrome' }),
    choix('mitigeurs-evier', {}),
  ],
};
const FLEXIBLE: Cible = {
  nature: 'flexible',
  choix: [
    choix('flexibles-sanitaires', {
      'filetage-gaz': '12-17',
      'raccordement-vanne': 'femelle-femelle',
    }),
  ],
};
const GRILLE: Cible = {
  nature: 'grille',
  choix: [choix('grilles-ventilation-meuble', { longueur: 400, largeur: 80 })],
};
