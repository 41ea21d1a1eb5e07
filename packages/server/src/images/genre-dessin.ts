/** Which drawing stands in for a genre of article while it has no picture of its own. */
import { ATELIER } from './dessins/atelier.ts';
import { BOIS } from './dessins/bois.ts';
import { CHIMIE } from './dessins/chimie.ts';
import { CONSOMMABLES } from './dessins/consommables.ts';
import { FIXATION } from './dessins/fixation.ts';
import { MACHINES } from './dessins/machines.ts';
import { OUTILS_MAIN } from './dessins/outils-main.ts';
import { PROTECTION } from './dessins/protection.ts';
import { QUINCAILLERIE } from './dessins/quincaillerie.ts';
import { RESEAUX } from './dessins/reseaux.ts';

export const DESSINS = {
  ...FIXATION,
  ...QUINCAILLERIE,
  ...BOIS,
  ...RESEAUX,
  ...OUTILS_MAIN,
  ...MACHINES,
  ...CONSOMMABLES,
  ...CHIMIE,
  ...PROTECTION,
  ...ATELIER,
};

/** For what looks like nothing else: the box it comes in. */
export const PAR_DEFAUT = 'carton';

/** Beginnings of genres, by drawing; a drawing also answers to its own name. */
const DEBUTS: Readonly<Record<string, string>> = {
  vis: 'tirefond insert-a-bois',
  'vis-tete-ronde': 'vis-chc vis-tete-disque patte-a-vis excentrique',
  goujon: 'cheville-metallique',
  clou: 'pointe clous-de-finition',
  rivet: 'ecrou-a-sertir',
  equerre: 'corniere',
  sabot: 'pied-de-poteau',
  'bande-perforee': 'feuillard',
  crochet: 'piton gond maillon-rapide',
  collier: 'support-de-tube',
  paumelle: 'charniere-invisible fiche-a-visser largeot',
  embase: 'embase-de-charniere taquet',
  charniere: 'relevant',
  coulisse: 'garniture-coulissante monture',
  tiroir: 'kit-de-tiroir range-couverts',
  'poignee-meuble': 'poignee-de-meuble poignee-de-tirage poignee-coquille profil-prise-de-main',
  cylindre: 'demi-cylindre',
  serrure: 'gache',
  targette: 'verrou arret-de-volet butee-de-porte ventouse',
  'barre-antipanique': 'tube-de-penderie penderie',
  'pied-de-meuble': 'pied-de-table pied-verin',
  roulette: 'roue',
  plaque: 'plaque-pictogramme panneau-securite numero-de-porte',
  panneau: 'contreplaque feuille-stratifiee',
  parquet: 'sol-stratifie',
  moulure: 'plinthe quart-de-rond',
  profile: 'profil barre-de-seuil bas-de-porte',
  couronne: 'cable tuyau flexible',
  raccord: 'bati',
  robinet: 'mitigeur',
  sanitaire: 'pack-wc abattant mecanisme-chasse',
  ventilation: 'bouche-ventilation grille',
  'prise-courant': 'prise',
  disjoncteur: 'interrupteur-differentiel alimentation module',
  tableau: 'coffret-electrique',
  'boite-encastrement': 'boite-derivation',
  ampoule: 'lampe-led',
  spot: 'lampe-spot hublot lampe-frontale',
  reglette: 'tube-led profil-led',
  marteau: 'massette masse',
  'cle-cliquet': 'cle-dynamometrique',
  'cle-male': 'jeu-cles-males',
  pince: 'cisaille',
  'metre-ruban': 'mesure-longue',
  niveau: 'regle-macon',
  laser: 'telemetre',
  etau: 'leve-plaque',
  'couteau-enduire': 'peigne-colle',
  'scie-cloche': 'trepan arbre-porte-scie',
  'scie-circulaire': 'rail-guidage',
  'disque-lamelles': 'disque-a-lamelles',
  abrasif: 'disque-abrasif rouleau-abrasif',
  foret: 'meche',
  embout: 'porte-embout',
  'brosse-metallique': 'brosse-coupe',
  'coffret-outils': 'coffret',
  perforateur: 'burineur malaxeur',
  'perceuse-visseuse': 'perceuse visseuse boulonneuse',
  cloueur: 'agrafeuse',
  aerosol: 'cartouche-gaz',
  filtre: 'cartouche-filtre',
  peinture: 'pot-lasure pot-vernis seau-peinture',
  flacon: 'gel-hydroalcoolique savon',
  seau: 'auge',
  rouleau: 'ruban bobine-essuyage',
  membrane: 'rouleau-membrane sous-couche protection-sol',
  'bande-mousse': 'mousse-impregnee fond-joint bande-etancheite',
  tamis: 'croisillon',
  casque: 'casquette',
  'demi-masque': 'masque-complet',
  veste: 'parka softshell polaire ensemble-pluie blouse',
  't-shirt': 'polo haut-thermique',
  pantalon: 'jean collant cotte',
  harnais: 'antichute-rappel',
  secours: 'trousse',
  escabeau: 'marchepied plateforme-individuelle',
  caisse: 'coffret-empilable',
  etagere: 'rayonnage',
  sangle: 'elingue',
  sac: 'sac-gravats sac-aspirateur',
};

const PAR_DEBUT = new Map<string, string>([
  ...Object.keys(DESSINS).map((nom) => [nom, nom] as const),
  ...Object.entries(DEBUTS).flatMap(([nom, debuts]) =>
    debuts
      .split(' ')
      .filter(Boolean)
      .map((debut) => [debut, nom] as const),
  ),
]);

/** The longest beginning that is known decides: « lame-sabre » before « lame ». */
export function dessinDuGenre(genre: string): string {
  const mots = genre.split('-');
  for (let nombre = mots.length; nombre > 0; nombre -= 1) {
    const nom = PAR_DEBUT.get(mots.slice(0, nombre).join('-'));
    if (nom !== undefined) return nom;
  }
  return PAR_DEFAUT;
}
